import fc from 'fast-check';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { OKLAHOMA } from '../../../testing';
import { at, givenBooking, givenDay } from '../given-day.fixture';
import { fitEach } from './best-fit';
import { boardModel, takenOn, type BoardModel } from './board-model';
import { chosenOn } from './selection';
import { judgeRow } from './verdict';

const TRUCKS = ['T1', 'T2', 'T3'];
const NOW = new Date(at('06:00')).getTime();

interface Job {
  hour: number;
  hours: number;
  lift: boolean;
  customer: number;
  truck: string | null;
}

const clock = (hour: number): string => at(`${`${hour}`.padStart(2, '0')}:00`);

function bookingOf({ hour, hours, lift, customer, truck }: Job, n: number): BookingView {
  const [start, end, id] = [clock(hour), clock(hour + hours), `customer ${customer}`];
  return givenBooking(
    {
      startTime: start,
      endTime: end,
      duration: hours,
      requiresLift: lift,
      customerId: id,
      customer: id,
    },
    {
      _id: `move ${n}`,
      truck,
      unassigned: truck === null,
      bookingEnvelope: {
        bookingStart: start,
        bookingDuration: hours,
        jobStart: start,
        jobDuration: hours,
        startingDriveTime: 0,
        endingDriveTime: 0,
      },
    },
  );
}

function boardOf(jobs: readonly Job[]): BoardModel {
  const day: DayView = givenDay({ reservations: [] });
  const [truck, [customer]] = [day.trucks[0]!, day.customers];
  const trucks = TRUCKS.map((_id) => ({ ...truck, _id, name: _id, hasLift: _id === 'T3' }));
  const bookings = jobs.map(bookingOf);
  const ids = [...new Set(bookings.map(({ metaData }) => metaData.customerId))];
  const customers = ids.map((_id) => ({
    ...customer!,
    _id,
    bookings: bookings.filter(({ metaData }) => metaData.customerId === _id),
  }));
  return boardModel({ ...day, trucks, customers });
}

const fit = (model: BoardModel, ids = model.unassigned.map(({ id }) => id)) =>
  fitEach(chosenOn(model, ids), model, { branchId: OKLAHOMA, now: NOW });

const job = fc.record({
  hour: fc.integer({ min: 7, max: 17 }),
  hours: fc.integer({ min: 1, max: 5 }),
  lift: fc.boolean(),
  customer: fc.integer({ min: 1, max: 6 }),
});
const waiting = fc.array(
  job.map((one) => ({ ...one, truck: null })),
  { maxLength: 12 },
);
/** At most one booking on each truck, so that they do not overlap; it may be of any customer. */
const standing = fc
  .tuple(...TRUCKS.map((truck) => fc.option(job.map((one) => ({ ...one, truck })))))
  .map((jobs) => jobs.filter((one) => one !== null));

describe('the trucks that several moves fit best', () => {
  it('are free then and suitable, and have one part of a customer’s move each [R-BOARD-46]', () => {
    fc.assert(
      fc.property(standing, waiting, (booked, moves) => {
        const model = boardOf([...booked, ...moves]);
        const { fits } = fit(model);
        for (const { block, truck } of fits) {
          const lane = model.lanes.find((one) => one.truck._id === truck._id)!;
          const others = fits.filter((one) => one.truck === truck && one.block !== block);
          const taken = [...takenOn(lane, NOW), ...others.map((one) => one.block.window)];
          const { start, end } = block.window;
          expect(taken.every((slot) => slot.end <= start || end <= slot.start)).toBe(true);
          expect(truck.hasLift || !block.booking.metaData.requiresLift).toBe(true);
          const mine = block.booking.metaData.customerId;
          const customers = [...lane.blocks, ...others.map((one) => one.block)].map(
            ({ booking }) => booking.metaData.customerId,
          );
          expect(customers).not.toContain(mine);
        }
      }),
    );
  });

  it('leave out a move only if no truck has room for it beside the others, and lose none [R-BOARD-46]', () => {
    fc.assert(
      fc.property(standing, waiting, (booked, moves) => {
        const model = boardOf([...booked, ...moves]);
        const { fits, left } = fit(model);
        expect(fits.length + left.length).toBe(moves.length);
        const lanes = model.lanes.map((lane) => ({
          ...lane,
          blocks: [
            ...lane.blocks,
            ...fits.filter((one) => one.truck === lane.truck).map((one) => one.block),
          ],
        }));
        const full = { ...model, lanes };
        for (const block of left) {
          const lifted = { block, branchId: OKLAHOMA, isCustomerActive: true };
          const open = lanes.filter(
            (lane) =>
              judgeRow(lane.truck._id, lifted, full, NOW).verdict === 'OK' &&
              lane.blocks.every(
                (one) => one.booking.metaData.customerId !== block.booking.metaData.customerId,
              ),
          );
          expect(open).toEqual([]);
        }
      }),
    );
  });

  it('are the same in whatever order the moves were selected [R-BOARD-46]', () => {
    fc.assert(
      fc.property(standing, waiting, (booked, moves) => {
        const model = boardOf([...booked, ...moves]);
        const there = fitEach(model.unassigned, model, { branchId: OKLAHOMA, now: NOW });
        const back = fitEach(model.unassigned.toReversed(), model, {
          branchId: OKLAHOMA,
          now: NOW,
        });
        expect(back).toEqual(there);
      }),
    );
  });

  it('are none for the moves of a customer who is canceled', () => {
    const model = boardOf([{ hour: 9, hours: 2, lift: false, customer: 1, truck: null }]);
    model.view.customers[0]!.status = 'inactive';
    expect(fit(model)).toMatchObject({ fits: [], left: [{ id: 'move 0' }] });
  });
});
