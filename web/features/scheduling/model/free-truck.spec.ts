import { NOT_BEGUN, type ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { OKLAHOMA } from '../../../testing';
import { at, givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, PARK, T02 } from '../given-day.fixture';
import { boardModel } from './board-model';
import { freeTruckAsPlanned } from './free-truck';

/** Gomez waits on T01 from 2 PM on; T02 has a job from 8 to 1:30 PM, of which this is known. */
function free(other: Partial<ProgressView> | null, clock = '12:00'): string | null {
  const [gomez, park] = givenDay().customers;
  const { bookingEnvelope } = givenBooking().operation;
  const torres = givenBooking(
    { startTime: at('14:30'), endTime: at('16:30') },
    {
      bookingEnvelope: {
        ...bookingEnvelope,
        ...{ bookingStart: at('14:00'), jobStart: at('14:30') },
      },
    },
  );
  const before = {
    ...givenBooking({ customerId: PARK }, { _id: 'other', truck: T02 }),
    progress: { ...NOT_BEGUN, ...other },
  };
  const view = givenDay({
    customers: [
      { ...gomez!, _id: GOMEZ, bookings: [{ ...torres, grid: { column: 28, span: 22 } }] },
      { ...park!, bookings: other ? [before] : [] },
    ],
  });
  const model = boardModel(view);
  const block = model.blocks.get(GOMEZ_MOVE)!;
  return freeTruckAsPlanned(block, model, OKLAHOMA, Date.parse(at(clock)))?.name ?? null;
}

it('offers another truck that is free as planned, and back by then [R-ACTUAL-22]', () => {
  expect(free(null)).toBe('T02');
  expect(free({})).toBe('T02');
  expect(free({ started: at('08:40'), expectedEnd: at('13:00') })).toBe('T02');
  expect(free({ started: at('08:40'), expectedEnd: at('13:15') })).toBeNull();
  expect(free({ started: at('08:40'), finished: at('13:30'), backYard: at('13:55') })).toBe('T02');
});

it('offers none once it should have left [R-ACTUAL-22]', () => {
  expect(free(null, '14:00')).toBe('T02');
  expect(free(null, '14:01')).toBeNull();
});
