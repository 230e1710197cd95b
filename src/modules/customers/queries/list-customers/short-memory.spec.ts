import { describe, expect, it, jest } from '@jest/globals';
import type { Clock } from '#platform/clock/clock.js';
import { ShortMemory } from './short-memory.js';

describe('short memory', () => {
  const given = () => {
    let now = 0;
    const clock = { now: () => new Date(now) } as Clock;
    return { memory: new ShortMemory(clock), wait: (ms: number) => (now += ms) };
  };

  it('learns a thing once a minute', async () => {
    const { memory, wait } = given();
    const learn = jest.fn(() => Promise.resolve(7));
    expect(memory.recall('a')).toBeUndefined();
    await Promise.all([memory.remember('a', learn), memory.remember('a', learn)]);
    wait(59_999);
    expect(await memory.remember('a', learn)).toBe(7);
    expect(learn).toHaveBeenCalledTimes(1);
    wait(1);
    expect(memory.recall('a')).toBeUndefined();
    await memory.remember('a', learn);
    expect(learn).toHaveBeenCalledTimes(2);
  });

  it('does not remember failures', async () => {
    const { memory } = given();
    const failing = memory.remember('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await memory.remember('a', () => Promise.resolve(1))).toBe(1);
  });

  it('forgets the oldest when there is too much', async () => {
    const { memory } = given();
    for (let key = 0; key <= 500; key += 1) {
      await memory.remember(String(key), () => Promise.resolve(key));
    }
    expect(memory.recall('0')).toBeUndefined();
    expect(await memory.recall('500')).toBe(500);
  });
});
