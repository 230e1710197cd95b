import { describe, expect, it } from '@jest/globals';
import { operationFaults, operationFormFaults } from './operation-requirements.js';

const fine = { moverCount: 2, duration: 4, startingDriveTime: 0.25, endingDriveTime: null };

describe('requirements of an operation', () => {
  it('are met by quarter hours and whole movers', () => {
    expect(operationFaults(fine)).toEqual([]);
    expect(operationFaults({})).toEqual([]);
  });

  it.each([
    [{ moverCount: 2.5 }, 'moverCount', 'Must be whole number'],
    [{ duration: 0.75 }, 'duration', 'Must be at least 1 hour'],
    [{ duration: 1.1 }, 'duration', 'Must be in steps of 0.25 hours'],
    [{ startingDriveTime: -0.25 }, 'startingDriveTime', 'Must not be negative'],
    [{ endingDriveTime: 0.3 }, 'endingDriveTime', 'Must be in steps of 0.25 hours'],
    [
      { earlyStart: true, earlyStartNotes: ' ' },
      'earlyStartNotes',
      'Notes are required when Early Start is indicated.',
    ],
  ])('refuse %j', (over, path, message) => {
    expect(operationFaults({ ...fine, ...over })).toEqual([{ path, message }]);
  });

  it('leave the range of movers to the form and the pre-save checks', () => {
    expect(operationFaults({ ...fine, moverCount: 4 })).toEqual([]);
    expect(operationFormFaults({ ...fine, moverCount: 4 })).toEqual([
      { path: 'moverCount', message: 'Must be either 2 or 3' },
    ]);
  });
});
