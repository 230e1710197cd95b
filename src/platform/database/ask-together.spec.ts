import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AskTogether } from './ask-together.js';

describe('asking together', () => {
  const asked: (readonly string[])[] = [];
  const upperCase = (keys: readonly string[]) => {
    asked.push(keys);
    return Promise.resolve(new Map(keys.map((key) => [key, key.toUpperCase()])));
  };

  it('asks once for all who ask in one turn, and each key once', async () => {
    asked.length = 0;
    const together = new AskTogether(upperCase);
    const [first, second] = await Promise.all([together.of(['a', 'b']), together.of(['b', 'c'])]);
    expect(asked).toEqual([['a', 'b', 'c']]);
    expect(first.get('a')).toBe('A');
    expect(second.get('c')).toBe('C');
  });

  it('asks again for those who come after the question was sent', async () => {
    asked.length = 0;
    let answer: (() => void) | undefined;
    const together = new AskTogether(async (keys: readonly string[]) => {
      const answers = await upperCase(keys);
      await new Promise<void>((resolve) => (answer = resolve));
      return answers;
    });
    const early = together.of(['a']);
    await nextTurn();
    await nextTurn();
    const sendEarly = answer;
    const late = together.of(['a']);
    await nextTurn();
    await nextTurn();
    expect(asked).toEqual([['a'], ['a']]);
    sendEarly?.();
    answer?.();
    expect((await early).get('a')).toBe('A');
    expect((await late).get('a')).toBe('A');
  });

  const rejects = () => Promise.reject(new Error('away'));
  const throws = () => {
    throw new Error('away');
  };
  it.each([{ fail: rejects }, { fail: throws }])(
    'fails all who asked together, and nobody after them, where it $fail.name',
    async ({ fail }) => {
      let fails = true;
      const together = new AskTogether((keys) => (fails ? fail() : upperCase(keys)));
      const both = await Promise.allSettled([together.of(['a']), together.of(['b'])]);
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      fails = false;
      expect((await together.of(['a'])).get('a')).toBe('A');
    },
  );
});
