# What the commands of tools/ share. To be sourced after `set -euo pipefail`, not run.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
build=$root/build
log_dir=$build/log
stamp_dir=$build/stamps

# Every path below is relative to the checkout, whatever the caller's directory was.
cd "$root" || exit

# The clock that `say` shows starts with the script.
SECONDS=0

say() { printf '[%d:%02d] %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "$*"; }

# Ends the script with one sentence.
fail() {
  printf 'qirq: %s\n' "$*" >&2
  exit 1
}

# Descriptor 3 is the script's own output, whatever a step has been redirected to.
exec 3>&1

# To be called at the start: what Ctrl-C does. The running step has had the signal too, and make, which removes what it
# was half-way through, so that its build folder can be trusted.
stop_on_signal() { trap stop INT TERM; }

stop() {
  trap - INT TERM
  stop_jobs
  rm -f "$build"/*/.building
  printf '\n' >&3
  say "stopped; the next run goes on from here" >&3
  exit 130
}

# For a script with jobs in the background.
stop_jobs() { :; }

# ---- The machine

# What cannot be installed here is asked for in one sentence that names all of it.
require_machine() {
  local missing=() version
  command -v git >/dev/null || missing+=("git")
  command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null ||
    missing+=("a C++20 compiler (as g++ 12)")
  if version=$(node --version 2>/dev/null) && command -v npm >/dev/null; then
    version=${version#v}
    printf '%s\n' 20.19.0 "$version" | sort -C -V || missing+=("Node 20.19 or newer (this is $version)")
  else
    missing+=("Node 20.19 or newer, with npm")
  fi
  ((${#missing[@]} == 0)) || fail "Install this first, then start again: $(join '; ' "${missing[@]}")."
  mkdir -p "$log_dir" "$stamp_dir" 2>/dev/null || true
  [[ -w $build && -w $log_dir && -w $stamp_dir ]] ||
    fail "The folder $build cannot be written to; it may belong to another user."
}

join() {
  local separator=$1 text=$2
  shift 2
  (($# == 0)) || text+=$(printf "$separator%s" "$@")
  printf '%s' "$text"
}

# One run at a time works in a checkout: two would write the same files under build/.
# The lock is on descriptor 9 and goes when the script ends, however it ends.
take_lock() {
  exec 9>"$build/.lock"
  flock -n 9 && return
  say "waiting for another run in this checkout to finish"
  flock 9
}

release_lock() { exec 9>&-; }

# ---- Steps

# step NAME WHAT COMMAND…: runs one step, its output in build/log/NAME.log, and says when it begins and ends.
# The command may be a function; it runs without `set -e` and has to chain its commands with &&.
step() {
  local name=$1 what=$2 begin=$SECONDS
  shift 2
  say "$name: $what"
  # Without descriptor 9: nothing that a step leaves behind may hold the lock.
  if "$@" >"$log_dir/$name.log" 2>&1 </dev/null 9>&-; then
    say "$name: done in $((SECONDS - begin)) s"
    return 0
  fi
  say "$name: FAILED after $((SECONDS - begin)) s"
  return 1
}

# step_or_stop NAME WHAT COMMAND…: for a script that cannot go on without the step.
step_or_stop() {
  step "$@" && return
  show_log "$1"
  exit 1
}

show_log() {
  local log=$log_dir/$1.log lines=150
  printf '\n---- %s' "${log#"$root"/}"
  (($(wc -l <"$log") <= lines)) || printf ', its last %d lines' "$lines"
  printf '\n'
  tail -n "$lines" "$log"
  printf -- '----\n'
}

# ---- Debian's packages

# Each package with what shows that it is there: a command or a file. Asking for the thing and not for the package is
# quick, and lets a machine that has it from elsewhere be.
# shellcheck disable=SC2034 # used by the scripts that source this
build_packages=(
  emscripten:em++
  cmake:cmake
  make:make
  doctest-dev:/usr/include/doctest/doctest.h
  libcli11-dev:/usr/include/CLI/CLI.hpp
  nlohmann-json3-dev:/usr/include/nlohmann/json.hpp
)
# shellcheck disable=SC2034
browser_packages=(
  chromium:chromium
  firefox-esr:firefox-esr
  fonts-dejavu-core:/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
)

present() {
  case $1 in
    /*) [[ -e $1 ]] ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

# Installs what is missing of a list of PACKAGE:PROOF; where nothing is, neither apt nor the network is touched.
ensure_packages() {
  local missing=() entry as_root=()
  for entry in "$@"; do
    present "${entry#*:}" || missing+=("${entry%%:*}")
  done
  ((${#missing[@]} > 0)) || return 0

  command -v apt-get >/dev/null ||
    fail "Missing, and there is no apt-get to install them with: ${missing[*]}."
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "Missing, and neither root nor sudo is here to install them; as root: apt-get install ${missing[*]}"
    as_root=(sudo)
    say "packages: installed as root through sudo, which may ask for your password"
  fi
  local what="installing ${missing[*]}"
  [[ " ${missing[*]} " != *" emscripten "* ]] || what+=" (about 800 MB, some minutes)"
  step_or_stop packages "$what" install_packages "${missing[@]}"
}

install_packages() {
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"
}

# ---- Builds

# cmake_build DIR TARGETS ARGUMENTS…: configures build/DIR where that has not been done, and brings the targets (a word
# list; `all` for everything) up to date.
cmake_build() {
  local dir=$build/$1 targets=$2 via=() clean=()
  shift 2
  # The linker of Debian's Emscripten looks for its JavaScript parser here.
  if [[ $dir == */emscripten ]]; then
    via=(emcmake)
    local -x NODE_PATH=/usr/share/nodejs
  fi
  # A build folder that came along when the checkout was moved would go on building the old place.
  if [[ -f $dir/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt"; then
    rm -rf "$dir"
  fi
  # The mark outlives a build that was cut off without a chance to tidy up; what that left is not trusted.
  local mark=$dir/.building
  [[ ! -e $mark ]] || clean=(--clean-first)
  if [[ ! -f $dir/Makefile && ! -f $dir/build.ninja ]]; then
    "${via[@]}" cmake -S . -B "$dir" "$@" || return
  fi
  local status=0
  : >"$mark"
  # shellcheck disable=SC2086 # the targets are a word list
  cmake --build "$dir" -j "$(nproc)" "${clean[@]}" --target $targets || status=$?
  rm -f "$mark"
  return "$status"
}

release_build() { cmake_build release qirq -DCMAKE_BUILD_TYPE=Release; }

build_module() { cmake_build emscripten qirq_wasm -DCMAKE_BUILD_TYPE=Release; }

build_wasm_tests() { cmake_build emscripten qirq_tests -DCMAKE_BUILD_TYPE=Release; }

# ---- The baseline

# What today's player is compared with: the sources of this tag.
baseline_tag=baseline
baseline_qirq=$build/baseline/objects/tools/qirq

baseline_commit() { git rev-parse --quiet --verify "$baseline_tag^{commit}" 2>/dev/null; }

has_baseline() { baseline_commit >/dev/null; }

# The command line of the baseline, built from its sources in a folder of its own.
build_baseline() {
  local dir=$build/baseline commit=$1
  # A build of another commit, or one that was cut off, is not gone on with.
  rm -rf "$dir"
  mkdir -p "$dir/tree" &&
    git archive "$commit" | tar -x -C "$dir/tree" &&
    cmake -S "$dir/tree" -B "$dir/objects" -DCMAKE_BUILD_TYPE=Release &&
    cmake --build "$dir/objects" -j "$(nproc)" --target qirq &&
    printf '%s\n' "$commit" >"$dir/built"
}

baseline_or_stop() {
  local commit
  commit=$(baseline_commit)
  [[ -f $build/baseline/built && $(<"$build/baseline/built") == "$commit" ]] ||
    step_or_stop baseline "building what the tag $baseline_tag says, to compare with" build_baseline "$commit"
}

# ---- The page

# The mark lies among the packages, so that an install that was cut off, which begins by removing them, leaves none.
packages_mark=web/node_modules/.installed-for

lock_hash() { cat web/package.json web/package-lock.json web/.npmrc <(node --version) | sha256sum; }

web_packages_current() { [[ -f $packages_mark && $(<"$packages_mark") == "$(lock_hash)" ]]; }

install_web_packages() {
  (cd web && npm ci --no-audit --no-fund --prefer-offline) && lock_hash >"$packages_mark"
}

ensure_web_packages() {
  web_packages_current || step_or_stop npm "installing the page's packages" install_web_packages
}

# All that the built site is made of: the page's files and the module.
site_hash() {
  {
    find web -name node_modules -prune -o -type f -print0
    printf '%s\0' build/emscripten/wasm/qirq.js build/emscripten/wasm/qirq.wasm
  } | sort -z | xargs -0 sha256sum | sha256sum
}

site_mark=$stamp_dir/site

site_current() { [[ -f $build/site/index.html && -f $site_mark && $(<"$site_mark") == "$(site_hash)" ]]; }

build_site() {
  local hash
  hash=$(site_hash) || return
  rm -f "$site_mark"
  (cd web && QIRQ_MODULE_DIR=$build/emscripten/wasm npm run build) && printf '%s\n' "$hash" >"$site_mark"
}
