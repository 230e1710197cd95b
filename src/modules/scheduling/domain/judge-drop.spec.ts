import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantAt } from '#kernel/local-date.js';
import { plusHours } from '#kernel/time-window.js';
import { type DroppedOperation, type DropTruck, isSlotFree, judgeDrop } from './judge-drop.js';

const DAY = '2026-11-21';
const ZONE = 'America/Chicago';
const window = (minutes: number, hours: number) => {
  const start = instantAt(DAY, minutes, ZONE);
  return { start, end: plusHours(start, hours) };
};
const operation: DroppedOperation = {
  operationId: 'op',
  branchId: 'okc',
  isCustomerActive: true,
  requiresLift: false,
  window: window(510, 4),
  day: DAY,
  timezone: ZONE,
};
const truck: DropTruck = {
  branchId: 'okc',
  inService: true,
  hasLift: false,
  isRental: false,
  rentalDay: null,
  unavailable: false,
  unavailableFrom: null,
  taken: [],
};
const judge = (op: Partial<DroppedOperation> = {}, on: Partial<DropTruck> = {}) =>
  judgeDrop({ ...operation, ...op }, { ...truck, ...on });

describe('drop judgment', () => {
  it('lets a free slot take an operation', () => {
    expect(judge()).toBe('OK');
    expect(judge({ requiresLift: true }, { hasLift: true })).toBe('OK');
    expect(judge({}, { isRental: true, rentalDay: DAY })).toBe('OK');
  });

  it.each([
    [{ isCustomerActive: false }, {}, 'CUSTOMER_INACTIVE'],
    [{}, { branchId: 'den' }, 'OTHER_BRANCH'],
    [{ window: window(400, 4) }, {}, 'OUTSIDE_GRID'],
    [{ window: window(1200, 4) }, {}, 'OUTSIDE_GRID'],
    [{}, { inService: false }, 'TRUCK_UNAVAILABLE'],
    [{}, { unavailable: true }, 'TRUCK_UNAVAILABLE'],
    [{}, { unavailableFrom: window(735, 1).start }, 'TRUCK_UNAVAILABLE'],
    [{}, { unavailableFrom: window(750, 1).start }, 'OK'],
    [{}, { isRental: true, rentalDay: '2026-11-22' }, 'TRUCK_UNAVAILABLE'],
    [{ requiresLift: true }, {}, 'LIFT_REQUIRED'],
    [{}, { taken: [window(735, 1)] }, 'SLOT_TAKEN'],
  ] as [Partial<DroppedOperation>, Partial<DropTruck>, string][])(
    'refuses %j on %j',
    (op, on, verdict) => {
      expect(judge(op, on)).toBe(verdict);
    },
  );

  it('lets neighbors touch and an operation stay where it is [R-BOARD-14]', () => {
    expect(judge({}, { taken: [window(750, 1), window(450, 1)] })).toBe('OK');
    expect(judge({}, { taken: [{ ...operation.window, operationId: 'op' }] })).toBe('OK');
    expect(judge({}, { taken: [{ ...operation.window, operationId: null }] })).toBe('SLOT_TAKEN');
  });

  it('judges whole blocks: minutes inside one block collide [R-BOARD-14, R-TIME-9]', () => {
    expect(judge({}, { taken: [window(745, 1)] })).toBe('SLOT_TAKEN');
  });

  it('is even-handed: if one takes the other’s slot, so does the other', () => {
    const slots = fc.tuple(fc.integer({ min: 420, max: 1200 }), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(slots, slots, ([a, p], [b, q]) => {
        const [one, other] = [window(a, p / 4), window(b, q / 4)];
        return isSlotFree(one, [other]) === isSlotFree(other, [one]);
      }),
    );
  });
});
