import { describe, expect, it } from '@jest/globals';
import { type ConfirmedOnSave, saveQuestions } from './save-confirms.js';

const activity = (over: Partial<ConfirmedOnSave> = {}): ConfirmedOnSave => ({
  estHours: 4,
  locations: [{ workType: 'Load' }, { workType: 'Unload' }],
  operations: [{ duration: 4, startingDriveTime: 0.5, endingDriveTime: 0.5 }],
  ...over,
});
const noDriveBack = [{ duration: 4, startingDriveTime: 0.5, endingDriveTime: 0 }];

describe('questions before a save', () => {
  it('are none when times agree', () => {
    expect(saveQuestions([activity()])).toEqual([]);
  });

  it('name a duration that differs from the estimate', () => {
    expect(saveQuestions([activity(), activity({ estHours: 5 })])).toEqual([
      'At least one operation has a duration mismatch with one of the activities estimate hours. Do you want to save anyway?',
    ]);
  });

  it('name a drive of 0 at an end that is not Hold [R-SAVE-8]', () => {
    expect(saveQuestions([activity({ operations: noDriveBack })])).toEqual([
      'At least one drive buffer is scheduled without drive time, do you want to save anyway?',
    ]);
    const held = activity({
      operations: noDriveBack,
      locations: [{ workType: 'Load' }, { workType: 'Hold' }],
    });
    expect(saveQuestions([held])).toEqual([]);
    expect(saveQuestions([activity({ operations: noDriveBack, locations: [] })])).toEqual([]);
  });

  it('look at either end, by the first and the last of several stops', () => {
    const noDriveOut = [{ duration: 4, startingDriveTime: 0, endingDriveTime: 0.5 }];
    const [load, unload, hold] = ['Load', 'Unload', 'Hold'].map((workType) => ({ workType }));
    const ask = (operations: ConfirmedOnSave['operations'], ...stops: (typeof load)[]): number =>
      saveQuestions([
        activity({ operations, locations: stops.map((stop) => stop ?? { workType: '' }) }),
      ]).length;
    expect(ask(noDriveOut, load, hold, unload)).toBe(1);
    expect(ask(noDriveBack, load, hold, unload)).toBe(1);
    expect(ask(noDriveOut, hold, load, unload)).toBe(0);
    expect(ask(noDriveBack, load, unload, hold)).toBe(0);
  });

  it('are asked for one operation among others, of one activity among others', () => {
    const fine = activity().operations;
    const longer = fine.map((operation) => ({ ...operation, duration: 5 }));
    expect(saveQuestions([activity({ operations: [...fine, ...longer] })])).toHaveLength(1);
    const short = activity({ operations: [...fine, ...noDriveBack] });
    expect(saveQuestions([short, activity()])).toHaveLength(1);
  });
});
