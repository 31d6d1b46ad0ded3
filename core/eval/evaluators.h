// Every game's evaluator, for whoever instantiates the search: a line for each.
#pragma once

#include "alquerque.h"
#include "fanorona.h"
#include "konane.h"
#include "seega.h"
#include "surakarta.h"
