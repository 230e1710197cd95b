import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type DayCrew,
  isCrewMember,
  mayDropInZone,
  maySit,
  moverAt,
  requiredSeats,
  whereIs,
  withOnCall,
  withoutMover,
  withSeat,
  withSwap,
  crewOn,
  withCrewsSwapped,
} from './crew.js';

const crew: DayCrew = {
  movers: [
    { mover: 'ana', truck: 'T1', position: 0 },
    { mover: 'bo', truck: 'T1', position: 1 },
  ],
  onCall: ['cy'],
};

describe('crew', () => {
  it('is made of active movers and team leads [R-CREW-1]', () => {
    expect(isCrewMember({ active: true, roles: ['sales', 'mover'] })).toBe(true);
    expect(isCrewMember({ active: true, roles: ['team_lead'] })).toBe(true);
    expect(isCrewMember({ active: true, roles: ['sales', 'manager', 'admin'] })).toBe(false);
    expect(isCrewMember({ active: false, roles: ['mover'] })).toBe(false);
  });

  it('has three seats, the first for a team lead [R-CREW-2]', () => {
    expect(maySit(0, false)).toBe(false);
    expect(maySit(0, true)).toBe(true);
    expect(maySit(1, true)).toBe(true);
    expect(maySit(1, false)).toBe(true);
  });

  it('has a zone for leads, one for others, and On Call for all [R-CREW-3]', () => {
    expect(mayDropInZone('leads', true)).toBe(true);
    expect(mayDropInZone('leads', false)).toBe(false);
    expect(mayDropInZone('nonLeads', true)).toBe(false);
    expect(mayDropInZone('nonLeads', false)).toBe(true);
    expect(mayDropInZone('onCall', false)).toBe(true);
    expect(mayDropInZone('onCall', true)).toBe(true);
  });

  it('knows where everybody is', () => {
    expect(whereIs(crew, 'bo')).toEqual({ truck: 'T1', position: 1 });
    expect(whereIs(crew, 'cy')).toBe('onCall');
    expect(whereIs(crew, 'di')).toBeNull();
    expect(moverAt(crew, 'T1', 0)).toBe('ana');
    expect(moverAt(crew, 'T2', 0)).toBeNull();
  });

  it('frees what a mover held and the seat that is taken', () => {
    const seated = withSeat(crew, { mover: 'cy', truck: 'T1', position: 1 });
    expect(seated.onCall).toEqual([]);
    expect(whereIs(seated, 'bo')).toBeNull();
    expect(moverAt(seated, 'T1', 1)).toBe('cy');
    expect(whereIs(withOnCall(crew, 'ana'), 'ana')).toBe('onCall');
    expect(moverAt(withOnCall(crew, 'ana'), 'T1', 0)).toBeNull();
    expect(whereIs(withoutMover(crew, 'cy'), 'cy')).toBeNull();
  });

  it('lets two change places', () => {
    const wider: DayCrew = {
      ...crew,
      movers: [...crew.movers, { mover: 'ed', truck: 'T2', position: 2 }],
    };
    const seats = withSwap(wider, { mover: 'ed', truck: 'T1', position: 1 });
    expect([whereIs(seats, 'ed'), whereIs(seats, 'bo')]).toEqual([
      { truck: 'T1', position: 1 },
      { truck: 'T2', position: 2 },
    ]);
    const fromCall = withSwap(crew, { mover: 'cy', truck: 'T1', position: 1 });
    expect([whereIs(fromCall, 'cy'), whereIs(fromCall, 'bo')]).toEqual([
      { truck: 'T1', position: 1 },
      'onCall',
    ]);
    const newcomer = withSwap(crew, { mover: 'di', truck: 'T1', position: 1 });
    expect(whereIs(newcomer, 'bo')).toBeNull();
    expect(withSwap(crew, { mover: 'bo', truck: 'T1', position: 1 }).movers).toHaveLength(2);
    expect(whereIs(withSwap(crew, { mover: 'bo', truck: 'T2', position: 1 }), 'bo')).toEqual({
      truck: 'T2',
      position: 1,
    });
  });

  it('leaves everybody else where they are', () => {
    const [ana] = crew.movers;
    const onTruck2 = { mover: 'ed', truck: 'T2', position: 1 };
    const wider: DayCrew = { movers: [...crew.movers, onTruck2], onCall: ['cy', 'di'] };
    expect(withoutMover(wider, 'bo')).toEqual({ movers: [ana, onTruck2], onCall: ['cy', 'di'] });
    expect(withoutMover(wider, 'di')).toEqual({ movers: wider.movers, onCall: ['cy'] });
    const seat = { mover: 'fay', truck: 'T1', position: 1 };
    expect(withSeat(wider, seat)).toEqual({ movers: [ana, onTruck2, seat], onCall: ['cy', 'di'] });
    expect(withOnCall(wider, 'bo')).toEqual({
      movers: [ana, onTruck2],
      onCall: ['cy', 'di', 'bo'],
    });
  });

  it('never has anybody in two places, nor two in one seat', () => {
    const step = fc.record({
      mover: fc.constantFrom('ana', 'bo', 'cy', 'di'),
      truck: fc.constantFrom('T1', 'T2', 'onCall', 'none'),
      position: fc.nat(2),
      swaps: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce<DayCrew>((now, { mover, truck, position, swaps }) => {
          if (truck === 'onCall') return withOnCall(now, mover);
          return truck === 'none'
            ? withoutMover(now, mover)
            : (swaps ? withSwap : withSeat)(now, { mover, truck, position });
        }, crew);
        const people = [...end.movers.map(({ mover }) => mover), ...end.onCall];
        const seats = end.movers.map(({ truck, position }) => `${truck}:${position}`);
        return new Set(people).size === people.length && new Set(seats).size === seats.length;
      }),
    );
  });

  it('needs the seats of its largest booking', () => {
    expect(requiredSeats([])).toBe(0);
    expect(requiredSeats([2, 3, 2])).toBe(3);
  });

  it('lets two crews change places, seat by seat', () => {
    const given = {
      movers: [
        { mover: 'ann', truck: 'a', position: 0 },
        { mover: 'bo', truck: 'a', position: 2 },
        { mover: 'cy', truck: 'b', position: 0 },
        { mover: 'di', truck: 'c', position: 1 },
      ],
      onCall: [],
    };
    const swapped = withCrewsSwapped(given, ['a', 'b']);
    expect(['a', 'b', 'c'].map((truck) => crewOn(swapped, truck))).toEqual([
      ['cy', null, null],
      ['ann', null, 'bo'],
      [null, 'di', null],
    ]);
    expect(withCrewsSwapped(swapped, ['a', 'b'])).toEqual(given);
  });
});
