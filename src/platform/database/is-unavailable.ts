import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { pgErrorOf } from './pg-error.js';

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']);

/**
 * PostgreSQL's own codes: connection faults, shutdown and start, lack of resources, idle for too
 * long.
 */
const POSTGRES = /^(08|57P0|53|25P03)/;

/** The driver identifies these only by their message. */
const DRIVER = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

interface Fault {
  code?: string;
  message?: string;
  driverError?: unknown;
}

/** Whether a failure is likely to pass by itself: the database or another service is down. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '', driverError } = error as Fault;
  if (driverError) return isUnavailable(driverError);
  // TypeORM drops a connection that was lost in the middle of a transaction.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  if (NETWORK.has(code) || DRIVER.has(message)) return true;
  return POSTGRES.test(pgErrorOf(error)?.code ?? '');
}
