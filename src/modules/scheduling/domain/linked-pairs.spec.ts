import { describe, expect, it } from '@jest/globals';
import { isAnyBetween, pairsAround } from './linked-pairs.js';

const at = (clock: string): Date => new Date(`2027-03-01T${clock}:00Z`);
const slot = (operationId: string | null, from: string, to: string, follows?: string) => ({
  operationId,
  start: at(from),
  end: at(to),
  follows: follows ?? null,
});
const OCCUPIED = [
  slot('a', '08:00', '11:00'),
  slot('b', '15:00', '17:00', 'a'),
  slot('c', '18:00', '20:00'),
];
describe('pairs that follow each other', () => {
  it('are around a slot that lies between them, and around no other [R-DIRECT-5]', () => {
    const around = (operationId: string, from: string, to: string) =>
      pairsAround({ operationId, start: at(from), end: at(to) }, OCCUPIED);
    expect(around('x', '11:00', '15:00')).toEqual([{ followedId: 'a', followerId: 'b' }]);
    expect(around('x', '17:00', '18:00')).toEqual([]);
    expect(around('x', '07:00', '08:00')).toEqual([]);
    expect(around('b', '12:00', '13:00')).toEqual([]);
  });

  it('have something between them when a job of another begins between theirs [R-DIRECT-5]', () => {
    const gap = { start: at('11:00'), end: at('18:00') };
    const jobs = [
      { operationId: 'b', start: at('15:00') },
      { operationId: 'c', start: at('18:00') },
    ];
    expect(isAnyBetween(jobs, gap, [])).toBe(true);
    expect(isAnyBetween(jobs, gap, ['b'])).toBe(false);
  });
});
