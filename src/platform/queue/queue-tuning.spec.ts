import { describe, expect, it } from '@jest/globals';
import { asQueueNumbers, asQueueRates } from './queue-tuning.js';

describe('queue tuning', () => {
  it('reads numbers and rates by queue', () => {
    expect(asQueueNumbers('maps=2, mail=8')).toEqual({ maps: 2, mail: 8 });
    expect(asQueueRates('maps=10/1000')).toEqual({ maps: { max: 10, perMs: 1000 } });
  });

  it.each(['', 'maps', 'maps=0', 'maps=2;mail=3', 'maps=-1'])('refuses %p as numbers', (text) => {
    expect(asQueueNumbers(text)).toBeUndefined();
  });

  it.each(['maps=10', 'maps=10/0', '=10/1000'])('refuses %p as rates', (text) => {
    expect(asQueueRates(text)).toBeUndefined();
  });
});
