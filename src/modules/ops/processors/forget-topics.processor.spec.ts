import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobContext } from '#platform/queue/job-handler.js';
import { ForgetTopicsProcessor } from './forget-topics.processor.js';

describe('the job that forgets topics', () => {
  it.each([
    ['until nothing is left', [10_000, 7, 0, 5], undefined, [5]],
    ['only until the process ends', [10_000, 10_000], 1, [10_000]],
  ])('goes on %s', async (_how, batches, endsAfter, left) => {
    const ends = new AbortController();
    let done = 0;
    const execute = (): Promise<number> => {
      done += 1;
      if (done === endsAfter) ends.abort();
      return Promise.resolve(batches.shift() ?? 0);
    };
    const processor = new ForgetTopicsProcessor({ execute } as unknown as CommandBus);
    await processor.handle({}, { signal: ends.signal } as JobContext);
    expect(batches).toEqual(left);
  });
});
