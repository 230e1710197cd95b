import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { at, givenBooking } from '../given-day.fixture';
import { startWhenAble } from './start-when-able';

/** Planned for 8:30 AM, and held up until then. */
const startOf = (expected: string, now: string): string | null => {
  const progress = { ...NOT_BEGUN, expectedStart: at(expected), waitsFor: 'before' };
  return startWhenAble({ ...givenBooking(), progress }, 'America/Chicago', Date.parse(at(now)));
};

describe('the start that is offered to a job that waits', () => {
  it('is when its truck is there, or the next quarter of an hour once that is past [R-ACTUAL-22]', () => {
    expect(startOf('10:15', '09:02')).toBe('10:15');
    expect(startOf('10:15', '11:02')).toBe('11:15');
    expect(startOf('10:15', '11:15')).toBe('11:15');
  });

  it('is none where no start is left that may be chosen [R-ACTUAL-22]', () => {
    expect(startOf('18:30', '17:00')).toBeNull();
    expect(startOf('10:15', '23:50')).toBeNull();
  });
});
