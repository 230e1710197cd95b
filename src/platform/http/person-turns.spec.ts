import { describe, expect, it } from '@jest/globals';
import { PersonTurns } from './person-turns.js';

const PERSON = 'a';

describe('the turns of a person', () => {
  const call = () => new AbortController();

  it('are given to so many at once, to others as soon as one ends, in their order', async () => {
    const turns = new PersonTurns({ atOnce: 1, waiting: 2 });
    const [first, second, third, over] = [call(), call(), call(), call()];
    expect(await turns.take(PERSON, first.signal)).toBe(true);
    const order: string[] = [];
    const waiting = [
      turns.take(PERSON, second.signal).then((has) => order.push(`second ${has}`)),
      turns.take(PERSON, third.signal).then((has) => order.push(`third ${has}`)),
    ];
    expect(await turns.take(PERSON, over.signal)).toBe(false);
    expect(order).toEqual([]);
    first.abort();
    await waiting[0];
    expect(order).toEqual(['second true']);
    second.abort();
    await waiting[1];
    expect(order).toEqual(['second true', 'third true']);
  });

  it('are each person’s own', async () => {
    const turns = new PersonTurns({ atOnce: 1, waiting: 0 });
    expect(await turns.take(PERSON, call().signal)).toBe(true);
    expect(await turns.take(PERSON, call().signal)).toBe(false);
    expect(await turns.take('b', call().signal)).toBe(true);
  });

  it('are not kept for who has gone, or waited too long', async () => {
    const turns = new PersonTurns({ atOnce: 1, waiting: 2 }, 20);
    const [first, gone, next] = [call(), call(), call()];
    await turns.take(PERSON, first.signal);
    const left = turns.take(PERSON, gone.signal);
    gone.abort();
    expect(await left).toBe(false);
    expect(await turns.take(PERSON, call().signal)).toBe(false);
    first.abort();
    expect(await turns.take(PERSON, gone.signal)).toBe(false);
    expect(await turns.take(PERSON, next.signal)).toBe(true);
  });

  it('go on where several leave in one go', async () => {
    const turns = new PersonTurns({ atOnce: 1, waiting: 2 });
    const [first, second, third] = [call(), call(), call()];
    await turns.take(PERSON, first.signal);
    const others = [turns.take(PERSON, second.signal), turns.take(PERSON, third.signal)];
    first.abort();
    second.abort();
    expect(await Promise.all(others)).toEqual([false, true]);
  });
});
