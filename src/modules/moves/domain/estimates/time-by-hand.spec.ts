import fc from 'fast-check';
import { estimateActivity } from './estimate-activity.js';
import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import { hasTimeByHand, isBlankByHand, minutesByHand } from './time-by-hand.js';

const overrideReason = 'Piano';

describe('a handling time entered by hand', () => {
  it('counts its hours and its minutes, either of them alone too', () => {
    expect(minutesByHand({ hours: 2, minutes: 15, overrideReason })).toBe(135);
    expect(minutesByHand({ hours: 2, minutes: null, overrideReason })).toBe(120);
    expect(minutesByHand({ hours: null, minutes: 45, overrideReason })).toBe(45);
    expect(minutesByHand({ hours: 0, minutes: 0, overrideReason })).toBe(0);
  });

  it('is nothing without a number, however it came to be missing', () => {
    for (const none of [null, undefined, '', ' '])
      expect(minutesByHand({ hours: none, minutes: none, overrideReason })).toBeNull();
    expect(minutesByHand({ overrideReason })).toBeNull();
    expect(minutesByHand(null)).toBeNull();
    expect(hasTimeByHand({ hours: null, minutes: null })).toBe(false);
  });

  it('is nothing before its reason is given [R-EST-7]', () => {
    for (const none of ['', '  ', null, undefined])
      expect(minutesByHand({ hours: 1, minutes: 30, overrideReason: none })).toBeNull();
  });

  it('is blank while neither a number nor a reason is there', () => {
    expect(isBlankByHand({ hours: null, minutes: null, overrideReason: ' ' })).toBe(true);
    expect(isBlankByHand({ hours: 0, minutes: null, overrideReason: '' })).toBe(false);
    expect(isBlankByHand({ hours: null, minutes: null, overrideReason })).toBe(false);
  });

  it('leaves the estimate as it is while it is incomplete', () => {
    const incomplete = fc.oneof(
      fc.record({
        hours: fc.constant(null),
        minutes: fc.constant(null),
        overrideReason: fc.string(),
      }),
      fc.record({
        hours: fc.nat(9),
        minutes: fc.nat(59),
        overrideReason: fc.constantFrom('', ' '),
      }),
    );
    const stop = { workType: 'Load', locationType: 'Apartment', bedrooms: 2, numBoxes: 40 };
    const estimate = (currentEstimate: object | null) =>
      estimateActivity({
        locations: [{ ...stop, currentEstimate }],
        numMovers: 2,
        truckCount: 1,
        minTime: 0,
        constants: DEFAULT_CONSTANTS,
      });
    fc.assert(
      fc.property(incomplete, (entered) => {
        expect(estimate(entered)).toEqual(estimate(null));
      }),
    );
  });
});
