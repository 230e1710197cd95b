import { describe, expect, it } from '@jest/globals';
import {
  showAddress,
  showDay,
  showHours,
  showMoney,
  showName,
  showTeam,
  showTime,
  showWeekday,
  showWord,
} from './formats.js';

const CHICAGO = 'America/Chicago';
const ADDRESS = {
  workType: 'Load',
  locationType: 'House',
  street: '12 Main St',
  unit: '',
  city: 'Moore',
  state: 'OK',
  zip: '73160',
  normalizedStreetAddress: '9 Elm St, Moore',
  mailedFields: {},
};

describe('what merge fields look like', () => {
  it('of days and times, which may be unknown', () => {
    expect([showDay('2026-11-21'), showDay(null)]).toEqual(['11/21/2026', '']);
    expect(showWeekday('2026-11-21')).toBe('Saturday');
    const times = ['2026-11-21T15:15:00Z', '2026-11-21T18:05:00Z'].map((at) => new Date(at));
    expect([...times, null].map((at) => showTime(at, CHICAGO))).toEqual([
      '9:15 AM',
      '12:05 PM',
      '',
    ]);
  });

  it('of money and hours', () => {
    expect([123_450, 0, -50].map(showMoney)).toEqual(['$1,234.50', '$0.00', '-$0.50']);
    expect([4, 4.5, 4.25, 1 / 3].map(showHours)).toEqual(['4', '4.5', '4.25', '0.33']);
  });

  it('of addresses, without the parts that nobody typed [R-MOVE-19]', () => {
    const address = (parts: Partial<typeof ADDRESS>) => showAddress({ ...ADDRESS, ...parts });
    expect(address({})).toBe('12 Main St, Moore, OK 73160');
    expect(address({ unit: '# 4b', zip: '' })).toBe('12 Main St #4b, Moore, OK');
    expect(address({ unit: 'Apt 3', zip: '' })).toBe('12 Main St Apt 3, Moore, OK');
    expect(address({ city: '', state: '' })).toBe('12 Main St, 73160');
    expect(address({ city: '', state: '', zip: '' })).toBe('12 Main St');
    expect(address({ street: '' })).toBe('9 Elm St, Moore');
  });

  it('of people and words', () => {
    expect([showTeam(1, 1), showTeam(3, 2), showTeam(0, 1)]).toEqual([
      '1 mover, 1 truck',
      '3 movers, 2 trucks',
      '0 movers, 1 truck',
    ]);
    expect([showName('Ann', 'Lee'), showName('Ann', ''), showName('', 'Lee')]).toEqual([
      'Ann Lee',
      'Ann',
      'Lee',
    ]);
    expect(['pack', 'LoadAndUnload', 'Unload'].map(showWord)).toEqual([
      'Packing',
      'Load and unload',
      'Unload',
    ]);
  });
});
