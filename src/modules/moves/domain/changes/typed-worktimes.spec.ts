import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CONSTANTS } from '../estimates/estimate-constants.js';
import type { Stop } from '../stop.js';
import { blankStop, changedStop } from './changed-stop.js';
import type { SentStop } from './sent.js';
import { withTypedWorktimes } from './typed-worktimes.js';

const HOUSE = { workType: 'Load', locationType: 'House', sqft: 2000 } as const;
/** An hour from the house before: 3.75 h of handling, 4.75 h with the drive. */
const second: Stop = {
  ...blankStop(),
  ...{ ...HOUSE, workType: 'Unload', driveTime: 1 },
};
const office: Stop = { ...second, workType: 'Load', locationType: 'Office', numBoxes: 20 };

/** The second stop as it is stored after a body over `base`. */
function after(base: Stop, body: SentStop): Stop | undefined {
  const first: Stop = { ...blankStop(), ...HOUSE };
  return withTypedWorktimes([first, base], {
    locations: [first, changedStop(base, body)],
    ...{ numMovers: 2, truckCount: 1, minTime: 0 },
    constants: DEFAULT_CONSTANTS,
  })[1];
}

describe('a worktime', () => {
  it.each([4.75, 3.75])(
    'of %s h that an estimate suggests is nobody’s decision [R-EST-26]',
    (worktime) => {
      expect(after(second, { worktime })?.worktimeTyped).toBe(false);
      expect(after(second, { worktime, worktimeTyped: false })?.worktimeTyped).toBe(false);
    },
  );

  it.each([4.75, 3.75, 0])('of %s h is a person’s where that is said [R-EST-26]', (worktime) => {
    const typed = { ...second, worktime: 3, worktimeTyped: true };
    for (const base of [second, typed])
      expect(after(base, { worktime, worktimeTyped: true })).toEqual({
        ...base,
        ...{ worktime, worktimeTyped: true },
      });
    expect(after(typed, { worktime: 4.75 })?.worktimeTyped).toBe(false);
  });

  it('of a stop that is not counted is a person’s where that is said, whatever its drive and boxes come to', () => {
    expect(after(office, { worktime: 1.25, worktimeTyped: true })?.worktimeTyped).toBe(true);
    expect(after(office, { worktime: 1.25 })?.worktimeTyped).toBe(false);
    expect(after(office, { worktime: 0.25 })?.worktimeTyped).toBe(true);
  });

  it('that is zero may be an empty input', () => {
    expect(after({ ...second, worktime: 3, worktimeTyped: true }, { worktime: 0 })).toMatchObject({
      worktimeTyped: false,
    });
  });
});
