import { describe, expect, it } from '@jest/globals';
import { movedText } from './moved-words.js';
import { aDay, aJob, aPerson, aTruck } from './plan-day.fixture.js';
import type { PlanStep } from './step-ops.js';

const rest = { seq: 1, reason: '', call: false, needs: [] };
const place = { truck: 'T2', unassigned: false, start: '08:30', duration: 4 };
const gomez: PlanStep = {
  ...{ ...rest, op: 'place', id: 'Gomez', name: 'Gomez', customerId: 'c' },
  ...{ from: { ...place, truck: 'T1' }, to: place },
};
const ama: PlanStep = {
  ...{ ...rest, op: 'seat', id: 'ama', name: 'Ama Collins' },
  ...{ from: null, to: { truck: 'T2', position: 1 } },
};
const trucks = [aTruck('T1'), aTruck('T2')];
const dayOf = (...at: readonly [string | null, string, number]) =>
  aDay(trucks, [aJob('Gomez', at)]);
const seated = (given: object) => aDay(trucks, [], { seats: [], ...given });

describe('what somebody changed of a step', () => {
  it('is where its move is now [R-PLAN-12]', () => {
    expect(movedText(dayOf('T1', '08:30', 4), gomez, 'to')).toBe('Gomez is on T1.');
    expect(movedText(dayOf(null, '08:30', 4), gomez, 'to')).toBe('Gomez is on the Unassigned row.');
    expect(movedText(dayOf('T2', '09:45', 4), gomez, 'to')).toBe('Gomez starts at 9:45 AM.');
    expect(movedText(dayOf('T2', '08:30', 5), gomez, 'to')).toBe('Gomez takes 5 h.');
    expect(movedText(aDay(trucks, []), gomez, 'to')).toBe('Gomez is not on this day anymore.');
  });

  it('is where its person is now, without why [R-PLAN-12]', () => {
    const off = seated({ people: [aPerson('ama', { isOff: true })] });
    expect(movedText(off, ama, 'to')).toBe('Ama Collins is off.');
    expect(movedText(seated({ onCall: ['ama'] }), ama, 'to')).toBe('Ama Collins is on call.');
    expect(movedText(seated({}), ama, 'to')).toBe('Ama Collins has no seat.');
    const on = (truck: string) => seated({ seats: [{ person: 'ama', truck, position: 2 }] });
    expect(movedText(on('T1'), ama, 'to')).toBe('Ama Collins is on T1.');
    expect(movedText(on('T2'), ama, 'to')).toBe('Ama Collins is on another seat of T2.');
  });

  it('is what its truck does now [R-PLAN-12]', () => {
    const truck = { unavailable: true, unavailableFrom: null };
    const down: PlanStep = {
      ...{ ...rest, op: 'truck', id: 'T1', name: 'T1' },
      ...{ from: { ...truck, unavailable: false }, to: truck },
    };
    expect(movedText(aDay(trucks, []), down, 'to')).toBe('T1 runs.');
    const later = aDay([aTruck('T1', { outFrom: 600 })], []);
    expect(movedText(later, down, 'to')).toBe('T1 is down from 10 AM.');
    const standIn: PlanStep = {
      ...{ ...rest, op: 'standIn', id: 'T1', name: 'T1', from: null },
      to: { by: 'T2', from: '10:00' },
    };
    expect(movedText(aDay(trucks, []), standIn, 'to')).toBe('T1 does its own jobs.');
    const served = aDay([aTruck('T1', { standIn: { by: 'T2', from: 540 } }), aTruck('T2')], []);
    expect(movedText(served, standIn, 'to')).toBe('T2 stands in for T1 from 9 AM.');
  });
});
