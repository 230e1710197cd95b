import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout's root folder. */
export const CHECKOUT = resolve(import.meta.dirname, '../..');

/** A path in the checkout. */
export const inCheckout = (...parts) => join(CHECKOUT, ...parts);

/** Reads the settings of `.env`, if there is one; variables already in the environment win. */
export function loadEnvFile() {
  const file = inCheckout('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where this instance stores its data; relative paths start at the checkout. */
export const dataDir = () => resolve(CHECKOUT, process.env.DATA_DIR || 'data');
