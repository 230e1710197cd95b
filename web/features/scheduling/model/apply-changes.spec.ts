import type { BoardChange } from '#modules/scheduling/contract/live.js';
import {
  ANA,
  givenBooking,
  givenDay,
  GOMEZ,
  GOMEZ_MOVE,
  PARK,
  PARK_MOVE,
  T01,
  T02,
} from '../given-day.fixture';
import { applyChange, isWhole, touchedBy } from './apply-changes';
import { bookingOf } from './day-draft';

const booked = (truck: string, nounce: string): BoardChange => ({
  kind: 'booking',
  customerId: GOMEZ,
  nounce,
  operationId: GOMEZ_MOVE,
  booking: givenBooking({ nounce }, { truck }),
});

describe('applyChange', () => {
  it('moves a booking and takes its customer’s new version', () => {
    const view = givenDay();
    applyChange(view, booked(T02, '8'));
    expect(bookingOf(view, GOMEZ_MOVE)?.operation.truck).toBe(T02);
    expect(view.customers[0]).toMatchObject({ _id: GOMEZ, nounce: '8' });
    expect(view.customers).toHaveLength(2);
  });

  it('adds a customer who was not on this board', () => {
    const view = givenDay({ customers: [] });
    applyChange(view, booked(T01, '8'));
    expect(view.customers).toMatchObject([{ _id: GOMEZ, name: 'Maria Gomez', nounce: '8' }]);
  });

  it('takes an operation off the board, and its customer with the last one', () => {
    const view = givenDay();
    applyChange(view, {
      kind: 'unbooked',
      customerId: PARK,
      nounce: '4',
      operationId: PARK_MOVE,
    });
    expect(view.customers.map(({ _id }) => _id)).toEqual([GOMEZ]);
  });

  it('takes a new version alone', () => {
    const view = givenDay();
    applyChange(view, { kind: 'nounce', customerId: GOMEZ, nounce: '9' });
    expect(bookingOf(view, GOMEZ_MOVE)?.metaData.nounce).toBe('9');
  });

  it('takes whether a customer was told the plan, and keeps it where that is not told [R-BOARD-60]', () => {
    const view = givenDay();
    applyChange(view, { kind: 'confirmation', customerId: GOMEZ, confirmation: 'sent' });
    expect(view.customers[0]?.confirmation).toBe('sent');
    applyChange(view, booked(T01, '8'));
    expect(view.customers[0]?.confirmation).toBe('sent');
    applyChange(view, { ...booked(T01, '9'), confirmation: 'changed' } as BoardChange);
    expect(view.customers[0]?.confirmation).toBe('changed');
    const others = { kind: 'confirmation', customerId: 'elsewhere', confirmation: 'none' } as const;
    expect(isWhole(others)).toBe(true);
    applyChange(view, others);
    expect(touchedBy(view, others)).toEqual([]);
  });

  it('takes how its branch plans its days [R-BRANCH-16]', () => {
    const view = givenDay();
    const planning = { directLegs: true, arrivalWindows: true, turnaroundMinutes: 30 };
    const change: BoardChange = { kind: 'planning', planning };
    expect(isWhole(change)).toBe(true);
    applyChange(view, change);
    expect(view.planning).toEqual(planning);
  });

  it('takes crews without losing newer alerts', () => {
    const view = givenDay();
    applyChange(view, { kind: 'notes', notes: { notes: 'Marathon', revision: 2 } });
    const movers = [{ mover: ANA, truck: T01, position: 0 as const }];
    applyChange(view, {
      kind: 'assignment',
      assignment: { ...givenDay().assignment, movers },
    });
    expect(view.assignment).toMatchObject({ movers, notes: 'Marathon', notesRevision: 2 });
  });

  it('keeps the newer of two alerts', () => {
    const view = givenDay();
    applyChange(view, { kind: 'notes', notes: { notes: 'new', revision: 2 } });
    applyChange(view, { kind: 'notes', notes: { notes: 'old', revision: 1 } });
    expect(view.notes).toBe('new');
  });
});

describe('isWhole', () => {
  it('knows what must be read anew', () => {
    expect(isWhole({ kind: 'trucks', truckIds: [T01] })).toBe(false);
    expect(isWhole({ kind: 'reservations' })).toBe(false);
    expect(isWhole({ kind: 'assignment' })).toBe(false);
    expect(isWhole(booked(T01, '8'))).toBe(true);
  });
});

describe('touchedBy', () => {
  it('names a block that moved, but none whose version alone is new', () => {
    expect(touchedBy(givenDay(), booked(T02, '8'))).toEqual([GOMEZ_MOVE]);
    expect(touchedBy(givenDay(), booked(T01, '8'))).toEqual([]);
  });

  it('names the trucks whose crew changed', () => {
    const movers = [{ mover: ANA, truck: T02, position: 0 as const }];
    const assignment = { ...givenDay().assignment, movers };
    expect(touchedBy(givenDay(), { kind: 'assignment', assignment })).toEqual([T02]);
  });
});
