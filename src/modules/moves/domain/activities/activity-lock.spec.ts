import { describe, expect, it } from '@jest/globals';
import { FREE_STOP_FIELDS } from '../stop-fields.js';
import { breaksActivityLock } from './activity-lock.js';

const trucked = { _id: 'one', truck: 'T1', moverCount: 2, date: new Date('2026-11-21T14:30:00Z') };
const free = { _id: 'two', truck: null, moverCount: 2, date: new Date('2026-11-21T14:30:00Z') };
const stored = {
  notes: '',
  alerts: '',
  numMovers: 2,
  locations: [{ _id: 'l', street: 'Walker Ave' }],
  operations: [trucked, free],
};

describe('activity lock', () => {
  it('lets notes, alerts and operations without a truck change', () => {
    const added = { ...free, _id: 'three' };
    expect(breaksActivityLock(stored, { ...stored, notes: 'gate 7' })).toBe(false);
    expect(breaksActivityLock(stored, { ...stored, alerts: 'dog' })).toBe(false);
    const moved = { toBeMoved: 'piano', inventory: '40 boxes' };
    expect(breaksActivityLock(stored, { ...stored, ...moved })).toBe(false);
    expect(
      breaksActivityLock(stored, {
        ...stored,
        operations: [{ ...free, moverCount: 3 }, added, trucked],
      }),
    ).toBe(false);
    expect(breaksActivityLock(stored, { ...stored, operations: [trucked] })).toBe(false);
  });

  it('lets change how the crew gets to the door of a stop, and what is packed there [R-MOVE-9]', () => {
    const [stop] = stored.locations;
    const withStop = (own: object) => ({ ...stored, locations: [{ ...stop, ...own }] });
    for (const field of FREE_STOP_FIELDS)
      expect(breaksActivityLock(stored, withStop({ [field]: 'other' }))).toBe(false);
    for (const field of ['street', 'workType', 'isPacking', 'sqft', 'worktime', '_id'])
      expect(breaksActivityLock(stored, withStop({ [field]: 'other' }))).toBe(true);
    expect(breaksActivityLock(stored, { ...stored, locations: [stop!, stop!] })).toBe(true);
  });

  it('takes values sent back unchanged for no change [R-MOVE-9]', () => {
    const copy = {
      ...stored,
      locations: [{ _id: 'l', street: 'Walker Ave' }],
      operations: [{ ...trucked, date: new Date(trucked.date) }, free],
    };
    expect(breaksActivityLock(stored, copy)).toBe(false);
  });

  it('locks everything else', () => {
    expect(breaksActivityLock(stored, { ...stored, numMovers: 3 } as typeof stored)).toBe(true);
    expect(breaksActivityLock(stored, { ...stored, locations: [] } as typeof stored)).toBe(true);
    expect(
      breaksActivityLock(stored, { ...stored, operations: [{ ...trucked, moverCount: 3 }, free] }),
    ).toBe(true);
    expect(breaksActivityLock(stored, { ...stored, operations: [free] })).toBe(true);
  });

  it('holds each operation that stands on a truck', () => {
    const second = { ...trucked, _id: 'four', truck: 'T2' };
    const both = { ...stored, operations: [trucked, second] };
    const changed = { ...both, operations: [trucked, { ...second, moverCount: 3 }] };
    expect(breaksActivityLock(both, changed)).toBe(true);
  });

  it('is open while nothing stands on a truck', () => {
    const open = { ...stored, operations: [free] };
    expect(breaksActivityLock(open, { ...open, numMovers: 5 } as typeof open)).toBe(false);
  });
});
