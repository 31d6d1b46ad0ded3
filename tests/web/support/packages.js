/** The packages of the page's folder, for tests that live beside it. */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));

/** @type {typeof import('playwright-core')} */
export const playwright = require('playwright-core');

/** @type {typeof import('@axe-core/playwright')} */
export const axe = require('@axe-core/playwright');

/** @type {typeof import('typescript')} */
export const typescript = require('typescript');

/** @returns {Promise<typeof import('puppeteer-core')>} */
export const puppeteer = () => import(require.resolve('puppeteer-core'));
