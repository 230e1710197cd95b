import { describe, expect, it } from '@jest/globals';
import { DRIVE_SOURCES, driveSource, worseSource } from './drive-source.js';
import type { DriveEnd } from './drive-source.js';

const END: DriveEnd = {
  hours: 0.5,
  isPersons: false,
  cutFrom: null,
  leg: 0.4,
  isWithout: false,
  placedBy: 'address',
};
const of = (over: Partial<DriveEnd>) => driveSource({ ...END, ...over });

describe('what a drive rests on', () => {
  it('is a fetched leg, a zip, the room on its truck, or nothing [R-DRIVE-16]', () => {
    expect(of({})).toBe('known');
    expect(of({ placedBy: null })).toBe('known');
    expect(of({ placedBy: 'zip' })).toBe('byZip');
    expect(of({ placedBy: 'zip', cutFrom: 1.5 })).toBe('cut');
    expect(of({ hours: 0, leg: null })).toBe('unknown');
    expect(of({ hours: 0, leg: 0 })).toBe('known');
  });

  it('is known where a person typed it or there is none [R-DRIVE-16]', () => {
    for (const sure of [{ isPersons: true }, { isWithout: true }]) {
      expect(of({ ...sure, hours: 0, leg: null, placedBy: 'zip' })).toBe('known');
    }
  });

  it('is of both ends the worse [R-DRIVE-16]', () => {
    for (const [place, source] of DRIVE_SOURCES.entries()) {
      for (const other of DRIVE_SOURCES.slice(0, place + 1)) {
        expect([worseSource(source, other), worseSource(other, source)]).toEqual([source, source]);
      }
    }
  });
});
