import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repeatedCrews } from './repeat-crews.js';
import type { DayToFill, FormerSeat } from './repeat-crews.js';

const FRIDAY = '2027-03-05';
const seat = (mover: string, truck: string, position: number, day = FRIDAY): FormerSeat => ({
  mover,
  truck,
  position,
  day,
});
const lead = { isTeamLead: true };
const mate = { isTeamLead: false };
const given = (change: Partial<DayToFill> = {}): DayToFill => ({
  members: new Map([
    ['Ann', lead],
    ['Bo', mate],
    ['Cy', mate],
  ]),
  off: new Set(),
  places: new Map(),
  seated: [],
  ...change,
});
const told = (former: FormerSeat[], day: DayToFill) => {
  const { taken, left } = repeatedCrews(former, day);
  return [
    taken.map(({ mover, truck }) => `${mover} ${truck}`),
    left.map((one) => `${one.seat.mover} ${one.why}`),
  ];
};

describe('the same crew as before', () => {
  it('takes its seats again', () => {
    const former = [seat('Ann', 'T1', 0), seat('Bo', 'T1', 1)];
    expect(told(former, given())).toEqual([['Ann T1', 'Bo T1'], []]);
  });

  it('leaves out who is off, has a place, leads nobody anymore or is gone, and says which [R-CREW-14]', () => {
    const former = ['Ann', 'Bo', 'Cy', 'Di'].map((mover, at) => seat(mover, `T${at}`, 0));
    const day = given({ off: new Set(['Ann']), places: new Map([['Bo', null]]) });
    expect(told(former, day)).toEqual([
      [],
      ['Ann OFF_TODAY', 'Bo HAS_PLACE', 'Cy LEAD_SEAT', 'Di NOT_ON_CREWS'],
    ]);
  });

  it('moves nobody from a seat, and says nothing of who sits there already', () => {
    const places = new Map([
      ['Ann', { truck: 'T1', position: 0 }],
      ['Cy', { truck: 'T1', position: 1 }],
    ]);
    const seated = [
      { mover: 'Ann', truck: 'T1', position: 0 },
      { mover: 'Cy', truck: 'T1', position: 1 },
    ];
    const former = [seat('Ann', 'T1', 0), seat('Bo', 'T1', 1)];
    expect(told(former, given({ places, seated }))).toEqual([[], ['Bo SEAT_TAKEN']]);
  });

  it('sends who was on two trucks to the one that they were on last [R-CREW-14]', () => {
    const former = [seat('Bo', 'T1', 1, '2027-03-04'), seat('Bo', 'T2', 1)];
    expect(told(former, given())).toEqual([['Bo T2'], ['Bo HAS_PLACE']]);
  });

  it('never gives a seat or a person twice, nor a person who may not sit there [R-CREW-14]', () => {
    const person = fc.constantFrom<string[]>('Ann', 'Bo', 'Cy', 'Di');
    const place = fc.record({
      truck: fc.constantFrom('T1', 'T2', 'T3'),
      position: fc.constantFrom(0, 1, 2),
    });
    const days = fc.constantFrom('2027-03-03', '2027-03-04', FRIDAY);
    const former = fc.uniqueArray(
      fc.record({ mover: person, place, day: days }).map((one) => ({ ...one, ...one.place })),
      { selector: ({ truck, position }) => `${truck} ${position}` },
    );
    const seatedNow = fc.uniqueArray(fc.record({ mover: person, place }), {
      comparator: (a, b) =>
        a.mover === b.mover ||
        (a.place.truck === b.place.truck && a.place.position === b.place.position),
    });
    fc.assert(
      fc.property(former, seatedNow, fc.uniqueArray(person), (seats, now, away) => {
        const off = new Set(away);
        const present = now.filter(({ mover }) => !off.has(mover));
        const seated = present.map((one) => ({ mover: one.mover, ...one.place }));
        const places = new Map(present.map((one) => [one.mover, one.place]));
        const day = given({ off, seated, places });
        const { taken, left } = repeatedCrews(seats, day);
        const after = [...seated, ...taken];
        const people = after.map(({ mover }) => mover);
        expect(new Set(people).size).toBe(people.length);
        for (const { mover, truck, position } of taken) {
          expect(off.has(mover) || !day.members.has(mover)).toBe(false);
          expect(position > 0 || day.members.get(mover)?.isTeamLead).toBe(true);
          const onSeat = after.filter((one) => one.truck === truck && one.position === position);
          expect(onSeat).toHaveLength(1);
        }
        const already = seats.filter((one) =>
          seated.some(
            ({ mover, truck, position }) =>
              mover === one.mover && truck === one.truck && position === one.position,
          ),
        );
        expect(taken.length + left.length + already.length).toBe(seats.length);
      }),
    );
  });
});
