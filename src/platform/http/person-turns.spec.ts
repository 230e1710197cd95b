import { describe, expect, it } from '@jest/globals';
import { PersonTurns } from './person-turns.js';
import type { GiveBack } from './person-turns.js';

const PERSON = 'a';
const LONG_MS = 60_000;

describe('the turns of a person', () => {
  const call = () => new AbortController();
  const turn = expect.any(Function);

  /** Turns of which the only one at once is taken. */
  async function givenTaken(longestMs = LONG_MS): Promise<[PersonTurns, GiveBack]> {
    const turns = new PersonTurns({ atOnce: 1, waiting: 2 }, longestMs);
    const giveBack = await turns.take(PERSON, call().signal);
    if (!giveBack) throw new Error('Nobody had it');
    return [turns, giveBack];
  }

  it('are given to so many at once, to others as soon as one ends, in their order', async () => {
    const [turns, giveBack] = await givenTaken();
    const order: string[] = [];
    const wait = async (name: string): Promise<GiveBack | undefined> => {
      const own = await turns.take(PERSON, call().signal);
      order.push(`${name} ${own !== undefined}`);
      return own;
    };
    const [second, third] = [wait('second'), wait('third')];
    expect(await turns.take(PERSON, call().signal)).toBeUndefined();
    expect(order).toEqual([]);
    giveBack();
    const giveSecondBack = await second;
    expect(order).toEqual(['second true']);
    giveSecondBack?.();
    await third;
    expect(order).toEqual(['second true', 'third true']);
  });

  it('are each person’s own', async () => {
    const turns = new PersonTurns({ atOnce: 1, waiting: 0 }, LONG_MS);
    expect(await turns.take(PERSON, call().signal)).toEqual(turn);
    expect(await turns.take(PERSON, call().signal)).toBeUndefined();
    expect(await turns.take('b', call().signal)).toEqual(turn);
  });

  it('are not kept for who has gone, or waited too long', async () => {
    const [turns, giveBack] = await givenTaken(20);
    const gone = call();
    const left = turns.take(PERSON, gone.signal);
    gone.abort();
    expect(await left).toBeUndefined();
    expect(await turns.take(PERSON, call().signal)).toBeUndefined();
    giveBack();
    expect(await turns.take(PERSON, gone.signal)).toBeUndefined();
    expect(await turns.take(PERSON, call().signal)).toEqual(turn);
  });

  it('go on where one ends just before the next leaves', async () => {
    const [turns, giveBack] = await givenTaken();
    const second = call();
    const others = [turns.take(PERSON, second.signal), turns.take(PERSON, call().signal)];
    giveBack();
    second.abort();
    expect(await Promise.all(others)).toEqual([undefined, turn]);
  });

  it('go on where who waits leaves just before one ends', async () => {
    const [turns, giveBack] = await givenTaken();
    const second = call();
    const others = [turns.take(PERSON, second.signal), turns.take(PERSON, call().signal)];
    second.abort();
    giveBack();
    expect(await Promise.all(others)).toEqual([undefined, turn]);
  });

  it('are free again after all have left in one go', async () => {
    const [turns, giveBack] = await givenTaken();
    const waiter = call();
    const left = turns.take(PERSON, waiter.signal);
    waiter.abort();
    giveBack();
    expect(await left).toBeUndefined();
    expect(await turns.take(PERSON, call().signal)).toEqual(turn);
  });
});
