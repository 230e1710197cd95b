import { describe, expect, it } from '@jest/globals';
import { effectiveLegs, transitInfo } from './hold.js';

const legs = { startingDriveTime: 0.6, endingDriveTime: 0.9 };
const [load, unload, hold] = ['Load', 'Unload', 'Hold'].map((workType) => ({ workType }));
const at = [load, unload, hold];
const none = { workType: '' };

describe('Hold at an end', () => {
  it('takes drive time and trip fee away there [R-STOP-12]', () => {
    const locations = [at[0] ?? none, at[2] ?? none];
    expect(transitInfo({ locations, legs, fees: [4500, 0], version: 3 })).toEqual({
      startingDriveTime: 0.6,
      startingTripFee: 4500,
      endingDriveTime: 0,
      endingTripFee: 0,
      version: 3,
    });
  });

  it('takes nothing away for a Hold on the way', () => {
    const [load = none, unload = none, onTheWay = none] = at;
    const locations = [load, onTheWay, unload];
    expect(transitInfo({ locations, legs, fees: [4500, 100, 3000], version: 3 })).toEqual({
      ...legs,
      startingTripFee: 4500,
      endingTripFee: 3000,
      version: 3,
    });
  });

  it('gives the kept values back with the work [R-STOP-12]', () => {
    expect(effectiveLegs([{ workType: 'Hold' }], legs)).toEqual({
      startingDriveTime: 0,
      endingDriveTime: 0,
    });
    expect(effectiveLegs([{ workType: 'Load' }], legs)).toEqual(legs);
  });

  it('leaves unknown legs unknown, and an activity without locations alone', () => {
    const unknown = { startingDriveTime: null, endingDriveTime: null };
    expect(effectiveLegs([{ workType: 'Load' }], unknown)).toEqual(unknown);
    expect(transitInfo({ locations: [], legs: unknown, fees: [], version: 0 })).toMatchObject({
      startingTripFee: 0,
      endingTripFee: 0,
    });
  });
});
