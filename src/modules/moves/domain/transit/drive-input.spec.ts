import { describe, expect, it } from '@jest/globals';
import { refreshDrive, resolveDrive, type DriveInput, type SentDrive } from './drive-input.js';
import type { DriveEnd } from './drive-source.js';

const resolve = (over: Partial<SentDrive>) =>
  resolveDrive({
    sent: undefined,
    stored: { hours: 0.5, isPersons: false, cutFrom: null },
    bodyLeg: 0.4,
    isStale: false,
    currentLeg: 0.4,
    isBooked: false,
    ...over,
  });
const computed = (hours: number) => ({ hours, isPersons: false, cutFrom: null });
const typed = (hours: number) => ({ hours, isPersons: true, cutFrom: null });

const at = (drive: DriveInput, over: Partial<DriveEnd> = {}): DriveEnd => ({
  ...drive,
  ...{ leg: 0.4, isWithout: false, placedBy: null },
  ...over,
});

describe('Drive Out and Drive Back', () => {
  it('follow the rounded leg where absent, also in a new operation', () => {
    expect(resolve({})).toEqual(computed(0.5));
    expect(resolve({ currentLeg: 0.8 })).toEqual(computed(1));
    expect(resolve({ stored: undefined, currentLeg: null })).toEqual(computed(0));
  });

  it('are a person’s when they differ from the rounded leg of the body [R-DRIVE-4]', () => {
    expect(resolve({ sent: 0.75 })).toEqual(typed(0.75));
    expect(resolve({ sent: 0 })).toEqual(typed(0));
    expect(resolve({ sent: 0.5 })).toEqual(computed(0.5));
  });

  it('stay a person’s until null is sent [R-DRIVE-4]', () => {
    const stored = typed(0.75);
    expect(resolve({ stored })).toEqual(stored);
    expect(resolve({ stored, currentLeg: 2 })).toEqual(stored);
    expect(resolve({ stored, sent: 0.75, bodyLeg: 0.7, currentLeg: 0.7 })).toEqual(stored);
    expect(resolve({ stored, sent: null })).toEqual(computed(0.5));
    expect(resolve({ stored, sent: 1 })).toEqual(typed(1));
    expect(resolve({ stored, sent: 0.5, currentLeg: 2 })).toEqual(computed(2));
  });

  it('become a person’s where one types the figure that an older leg had left', () => {
    expect(resolve({ stored: computed(0.5), sent: 0.5, bodyLeg: 1 })).toEqual(typed(0.5));
    expect(resolve({ stored: undefined, sent: 0.5, bodyLeg: 1 })).toEqual(typed(0.5));
  });

  it('keep the refreshed figure when the body is older', () => {
    const stale = { isStale: true, stored: computed(1), bodyLeg: 0.4, currentLeg: 0.9 };
    expect(resolve({ ...stale, sent: 0.5 })).toEqual(computed(1));
    expect(resolve({ ...stale, sent: 1.25 })).toEqual(typed(1.25));
    expect(resolve({ ...stale, stored: typed(0.75), sent: 0.5 })).toEqual(typed(0.75));
  });

  it('stand still while the operation is booked', () => {
    const booked = { isBooked: true, bodyLeg: 0.9, currentLeg: 0.9 };
    expect(resolve(booked)).toEqual(computed(0.5));
    expect(resolve({ ...booked, sent: 0.5 })).toEqual(computed(0.5));
    expect(refreshDrive(at(computed(0.5)), 0.9, true)).toEqual(computed(0.5));
  });

  it('follow a refresh while unbooked, unless typed', () => {
    expect(refreshDrive(at(computed(0.5)), 0.9, false)).toEqual(computed(1));
    expect(refreshDrive(at(typed(0.5)), 0.9, false)).toEqual(typed(0.5));
  });

  it('note on a truck what they should be where they were not known, by the zip only or cut [R-DRIVE-16]', () => {
    const refreshed = (drive: DriveInput, over: Partial<DriveEnd>, leg: number | null = 0.6) =>
      refreshDrive(at(drive, over), leg, true).cutFrom;
    expect(refreshed(computed(0), { leg: null })).toBe(0.75);
    expect(refreshed(computed(0.5), { placedBy: 'zip' })).toBe(0.75);
    expect(refreshed({ ...computed(0.25), cutFrom: 1 }, {})).toBe(0.75);
    expect(refreshed({ ...computed(0.75), cutFrom: 1 }, {})).toBeNull();
    expect(refreshed({ ...computed(0.25), cutFrom: 1 }, {}, null)).toBe(1);
    expect(refreshed(computed(0.5), {})).toBeNull();
    expect(refreshed(typed(0), { leg: null })).toBeNull();
    expect(refreshed(computed(0), { leg: null, isWithout: true }, 0)).toBeNull();
  });
});
