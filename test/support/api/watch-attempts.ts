import { jest } from '@jest/globals';
import { pgErrorOf } from '#platform/database/pg-error.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import type { TestApi } from './start-test-api.js';

/**
 * PostgreSQL's codes of what the attempts of commands fail with from now on: 40P01 where two wait for each other.
 * Ends with `jest.restoreAllMocks`.
 */
export function watchAttempts(api: TestApi): () => Promise<string[]> {
  const attempts = jest.spyOn(
    api.get(UnitOfWork) as unknown as { attempt: (work: unknown) => Promise<unknown> },
    'attempt',
  );
  return async () => {
    const ended = await Promise.allSettled(attempts.mock.results.map(({ value }) => value));
    return ended.flatMap((one) =>
      one.status === 'rejected' ? (pgErrorOf(one.reason)?.code ?? []) : [],
    );
  };
}
