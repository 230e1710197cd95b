import { OKLAHOMA } from '../../../testing';
import { DAY, givenDay } from '../given-day.fixture';
import { dayLabel } from './crew-labels';

describe('the day that somebody is off', () => {
  const board = { key: { branchId: OKLAHOMA, day: DAY }, model: { view: givenDay() } };
  afterEach(() => jest.useRealTimers());

  it('is today until midnight at the branch, and is named on any other [R-CREW-12]', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T05:59:00Z') });
    expect(dayLabel(board)).toBe('today');
    jest.setSystemTime(new Date('2026-11-22T06:01:00Z'));
    expect(dayLabel(board)).toBe('on Sat, 11/21');
  });
});
