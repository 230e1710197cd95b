import { describe, expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from './is-unavailable.js';

const coded = (code: string): Error => Object.assign(new Error('x'), { code });
const wrapped = (error: Error): Error => new QueryFailedError('select 1', [], error);

describe('isUnavailable', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('EPIPE'),
    coded('57P01'),
    coded('57P03'),
    coded('08006'),
    coded('25P03'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated due to connection timeout'),
    new QueryRunnerAlreadyReleasedError(),
    wrapped(coded('57P02')),
    wrapped(new Error('Client was closed and is not queryable')),
  ])('knows %o for a database that is away', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    new Error('a fault'),
    coded('23505'),
    coded('40P01'),
    wrapped(coded('23P01')),
    null,
    'x',
  ])('takes %o for something else', (error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
