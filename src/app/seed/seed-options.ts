import { parseArgs } from 'node:util';
import { ConfigError } from '#platform/config/load-config.js';

const MOST_CUSTOMERS = 5_000_000;
const USAGE = `npm run seed -- --customers N, with N from 1 to ${MOST_CUSTOMERS}`;

export interface SeedOptions {
  customers: number;
}

/** @throws ConfigError with the usage */
export function readOptions(words: readonly string[]): SeedOptions {
  const { customers } = parsed(words);
  const count = Number(customers);
  if (!Number.isInteger(count) || count < 1 || count > MOST_CUSTOMERS) throw new ConfigError(USAGE);
  return { customers: count };
}

function parsed(words: readonly string[]): { customers?: string } {
  try {
    return parseArgs({ args: [...words], options: { customers: { type: 'string' } } }).values;
  } catch {
    throw new ConfigError(USAGE);
  }
}
