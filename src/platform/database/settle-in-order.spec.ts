import { describe, expect, it } from '@jest/globals';
import { settleInOrder } from './settle-in-order.js';

const later = <T>(value: T): Promise<T> => new Promise((done) => setImmediate(() => done(value)));

describe('what was sent without waiting', () => {
  it('is given in its order once all is answered', async () => {
    expect(await settleInOrder([later('slot'), 2, undefined, Promise.resolve('booking')])).toEqual([
      'slot',
      2,
      undefined,
      'booking',
    ]);
  });

  it('fails with the first in its order, and not before the last is answered', async () => {
    let isAnswered = false;
    const last = later(true).then(() => (isAnswered = true));
    const refused = later('').then(() => Promise.reject(new Error('The slot is taken')));
    const sent = settleInOrder([refused, Promise.reject(new Error('Too late')), last]);
    await expect(sent).rejects.toThrow('The slot is taken');
    expect(isAnswered).toBe(true);
  });
});
