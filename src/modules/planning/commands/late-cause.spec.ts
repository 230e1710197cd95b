import { describe, expect, it } from '@jest/globals';
import type { ReadDay } from '../queries/read-plan-day.js';
import { lateCauseOf } from './late-cause.js';

/** A job from `start` on, in minutes after midnight, that is expected to end at an instant. */
const given = (start: number, endForNext: string): ReadDay =>
  ({
    read: {
      ...{ day: '2027-03-10', timezone: 'America/Chicago' },
      jobs: [{ booking: { operation: { _id: 'm' }, progress: { waitsFor: null } }, endForNext }],
    },
    plan: { jobs: [{ id: 'm', name: 'Miller', place: { start, minutes: 120 } }] },
  }) as unknown as ReadDay;

const endOf = (day: ReadDay): number | undefined => {
  const cause = lateCauseOf(day, { mark: 'runningLate', id: 'm' })?.cause;
  return cause?.kind === 'late' ? cause.end : undefined;
};

describe('how late a job is assumed to end', () => {
  it('is up to a quarter of an hour', () => {
    expect(endOf(given(8 * 60, '2027-03-10T20:05:00Z'))).toBe(14 * 60 + 15);
  });

  it('is fourteen hours after its start at most, as long as a job takes', () => {
    expect(endOf(given(7 * 60, '2027-03-11T04:00:00Z'))).toBe(21 * 60);
  });

  it('is on the same day', () => {
    expect(endOf(given(13 * 60, '2027-03-11T07:30:00Z'))).toBe(24 * 60 - 15);
  });
});
