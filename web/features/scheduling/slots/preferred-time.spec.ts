import fc from 'fast-check';
import { readPreferredTime, showPreferredTime } from './preferred-time';

/** A Monday. */
const TODAY = '2026-11-23';

describe('a wish in words', () => {
  it.each([
    ['', {}],
    ['any time', {}],
    ['thu after 1', { wish: { weekdays: [4], from: '13:00' } }],
    ['Thursdays, from 1 PM', { wish: { weekdays: [4], from: '13:00' } }],
    ['tue or thurs', { wish: { weekdays: [2, 4] } }],
    ['mon-wed 9 to 12', { wish: { weekdays: [1, 2, 3], from: '09:00', to: '12:00' } }],
    ['fri to mon', { wish: { weekdays: [1, 5, 6, 7] } }],
    [
      'weekdays between 10 and 2',
      { wish: { weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '14:00' } },
    ],
    ['weekend mornings', { wish: { weekdays: [6, 7], to: '11:45' } }],
    ['mornings, not fri', { wish: { weekdays: [1, 2, 3, 4, 6, 7], to: '11:45' } }],
    ['in the afternoon', { wish: { from: '12:00' } }],
    ['before noon', { wish: { to: '11:45' } }],
    ['sat by 10:30', { wish: { weekdays: [6], to: '10:30' } }],
    ['after 8 before 11', { wish: { from: '08:00', to: '10:45' } }],
    ['at 8:30', { wish: { from: '08:30', to: '08:30' } }],
    ['around 10', { wish: { from: '09:00', to: '11:00' } }],
    ['9-12', { wish: { from: '09:00', to: '12:00' } }],
    ['from 8 a.m. until 1 p.m.', { wish: { from: '08:00', to: '13:00' } }],
    ['13:15 – 15:00', { wish: { from: '13:15', to: '15:00' } }],
    ['tomorrow after 2', { from: '2026-11-24', days: 1, wish: { from: '14:00' } }],
    ['12/3 before 12', { from: '2026-12-03', days: 1, wish: { to: '11:45' } }],
    ['Dec 3', { from: '2026-12-03', days: 1 }],
    ['from 12/3', { from: '2026-12-03' }],
    ['after 12/3 until 12/10', { from: '2026-12-04', days: 7 }],
    ['until 11/27', { from: '2026-11-23', days: 5 }],
    ['this week', { from: '2026-11-23', days: 7 }],
    ['next week tue', { from: '2026-11-30', days: 7, wish: { weekdays: [2] } }],
  ])('“%s” is understood', (text, wished) => {
    expect(readPreferredTime(text, TODAY)).toEqual({ wished, unknown: [], fault: null });
  });

  it('names what it does not understand, and the rest counts [R-SLOT-22]', () => {
    expect(readPreferredTime('thu after lunch with 2 pianos', TODAY)).toEqual({
      wished: { wish: { weekdays: [4], from: '14:00', to: '14:00' } },
      unknown: ['after', 'lunch', 'pianos'],
      fault: null,
    });
  });

  it.each([
    ['11/20/2026', 'That day is past.'],
    ['after 3 before 1', 'The time ends before it begins.'],
    ['weekend not sat not sun', 'No day is left.'],
    ['from 12/10 until 12/3', 'No day is left.'],
  ])('“%s” can’t be looked for', (text, fault) => {
    expect(readPreferredTime(text, TODAY)).toEqual({ wished: {}, unknown: [], fault });
  });

  it.each([
    [{ weekdays: [4], from: '13:00' }, 'Thursdays, start from 1:00 PM'],
    [{ weekdays: [6, 7], to: '11:45' }, 'Weekends, start until 11:45 AM'],
    [{ weekdays: [1, 2, 4] }, 'Mondays, Tuesdays, and Thursdays'],
    [{ from: '08:30', to: '08:30' }, 'Start at 8:30 AM'],
    [{}, 'Any time'],
  ])('is said as it was understood', (wish, words) => {
    expect(showPreferredTime(wish)).toBe(words);
  });

  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const clock = (at: number): string => new Date(at * 60_000).toISOString().slice(11, 16);
  const times = fc.tuple(minutes, minutes, fc.boolean(), fc.boolean()).map(([a, b, from, to]) => ({
    ...(from && { from: clock(Math.min(a, b)) }),
    ...(to && { to: clock(Math.max(a, b)) }),
  }));
  const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1, maxLength: 6 });
  const preferred = fc
    .tuple(fc.option(weekdays, { nil: undefined }), times)
    .map(([days, hours]) => ({ ...(days && { weekdays: days }), ...hours }));

  it('is understood the same when it is read as it was said [R-SLOT-22]', () => {
    fc.assert(
      fc.property(preferred, (wish) => {
        const { wished, unknown, fault } = readPreferredTime(showPreferredTime(wish), TODAY);
        expect({ wish: wished.wish ?? {}, unknown, fault }).toEqual({
          wish,
          unknown: [],
          fault: null,
        });
      }),
    );
  });

  it('is something that the search takes, whatever is typed [R-SLOT-22]', () => {
    const words = fc.constantFrom(
      ...'mon thu-sat weekdays not after before until 9 12 1:30 5pm 9-12 to 12/3 dec 3 next week noon - , blue'.split(
        ' ',
      ),
    );
    const typed = fc.oneof(
      fc.string(),
      fc.array(words).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { from, days, wish } = readPreferredTime(text, TODAY).wished;
        expect((from ?? TODAY) >= TODAY).toBe(true);
        expect(days ?? 1).toBeGreaterThanOrEqual(1);
        expect(days ?? 1).toBeLessThanOrEqual(30);
        expect(wish?.weekdays ?? [1]).not.toHaveLength(0);
        for (const at of [wish?.from, wish?.to])
          expect(at ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect((wish?.from ?? '00:00') <= (wish?.to ?? '23:59')).toBe(true);
      }),
      { examples: [['__proto__'], ['not constructors']] },
    );
  });
});
