import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout's root folder. */
export const CHECKOUT = resolve(import.meta.dirname, '../..');

/** A path in the checkout. */
export const inCheckout = (...parts) => join(CHECKOUT, ...parts);

/** Takes the settings of `.env`, where there is one; what the environment already says stays. */
export function loadEnvFile() {
  const file = inCheckout('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where this instance keeps its data; relative paths count from the checkout. */
export const dataDir = () => resolve(CHECKOUT, process.env.DATA_DIR || 'data');
