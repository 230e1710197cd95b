import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { MapProvider } from '#modules/maps/providers/map-provider.js';
import { RemoteFailure } from '#modules/maps/providers/remote/remote-failure.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { EstimateView } from '#modules/moves/contract/estimate.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, saveOperation } from '../scheduling/day-calls.js';
import { confirm, contactOf, DAY, givenArea, givenReservation, quote } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

/** A zip code nine minutes from downtown, at ten. */
const NEAR = '73107';
/** One and a half hours away: Tulsa. */
const FAR = '74103';
const TEN = { time: '10:00', duration: 3 };

describe('the drives of a move that a visitor books', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    area = await givenArea(api);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** @param meanwhile with the truck on which the time is reserved */
  async function book(
    zip: string,
    meanwhile: (truckId: string) => Promise<void> = () => Promise.resolve(),
    { toZip = zip, home = {} }: { toZip?: string; home?: object } = {},
  ): Promise<BookingView> {
    const held = await givenReservation(api, area, TEN);
    const { reservations } = await dayView(api, DAY, { branchId: area.branch._id });
    await meanwhile(reservations[0]?.truck ?? '');
    const body = contactOf(area, held);
    const stops = { from: { ...body.from, ...home, zip }, to: { ...body.to, ...home, zip: toZip } };
    const { status, body: answer } = await confirm(api, held.reservationId, { ...body, ...stops });
    if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(answer)}`);
    return bookedOnline();
  }

  async function bookedOnline(): Promise<BookingView> {
    const { customers } = await dayView(api, DAY, { branchId: area.branch._id });
    const found = customers
      .flatMap(({ bookings }) => bookings)
      .find(({ metaData }) => metaData.bookedOnline);
    if (!found) throw new Error('Nothing is booked online');
    return found;
  }

  /** The staff's, without drives. */
  async function bookBeside(truckId: string, start: string, duration: number): Promise<void> {
    const { _id: branchId } = area.branch;
    const move = await givenMove(api, DAY, { branchId });
    const nounce = await saveOperation(api, move, { date: `${DAY}T${start}:00-06:00`, duration });
    const { status, body } = await api
      .as('sales')
      .put(`assignment/operation/${branchId}/${move.operationId}`, {
        customerNounce: nounce,
        truck: truckId,
      });
    if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  }

  const drivesOf = ({ operation, metaData, grid }: BookingView) => ({
    truck: operation.truck,
    out: operation.bookingEnvelope.startingDriveTime,
    back: operation.bookingEnvelope.endingDriveTime,
    drives: metaData.drives,
    column: grid?.column,
  });

  it('are in its envelope, and its start stays [R-DRIVE-17]', async () => {
    const booking = await book(NEAR);
    expect(drivesOf(booking)).toEqual({
      ...{ truck: area.truckId, out: 0.25, back: 0.25, drives: 'byZip', column: 11 },
    });
    expect(booking.operation.bookingEnvelope).toMatchObject({
      bookingStart: `${DAY}T15:45:00.000Z`,
      bookingDuration: 3.5,
      jobStart: `${DAY}T16:00:00.000Z`,
    });
    const { body } = await api
      .as('sales')
      .get<{ move: { activities: { locations: object[] }[] } }>(
        `customer/${booking.metaData.customerId}`,
      );
    expect(body.move.activities[0]?.locations).toMatchObject([
      { placedBy: 'zip', latitude: expect.any(Number) },
      { placedBy: 'zip', longitude: expect.any(Number) },
    ]);
  });

  it('count in its estimate, as in the quote: another one made later says the same [R-EST-27, R-BOOK-8]', async () => {
    const flat = { zip: area.zip, fromType: 'Apartment', size: 2, toZip: FAR };
    const { body: told } = await quote(api, flat);
    const { metaData } = await book(area.zip, undefined, { toZip: FAR });
    const { customerId } = metaData;
    const { body: customer } = await api.as('sales').get<CustomerView>(`customer/${customerId}`);
    const [activity] = customer.move.activities;
    expect(activity?.locations[1]?.driveTime).toBeGreaterThan(1);
    const { body: later } = await api
      .as('sales')
      .post<EstimateView>(`move/location/estimate/${customerId}/${activity?._id}`, {});
    const { estHours, minTime } = later;
    expect(activity).toMatchObject({ estHours, minTime });
    expect(estHours).toBeGreaterThanOrEqual(told.hoursLow);
    expect(estHours).toBeLessThanOrEqual(told.hoursHigh);
    expect(activity?.estTotalCost).toBeGreaterThanOrEqual(told.costLow);
    expect(activity?.estTotalCost).toBeLessThanOrEqual(told.costHigh);
    expect(activity?.figureOrigins).toMatchObject({ estHours: 'estimate', minTime: 'estimate' });
  });

  it('are no estimate where nothing is known of the homes: the hours are the visitor’s [R-EST-27]', async () => {
    const home = { locationType: undefined, bedrooms: undefined };
    const { metaData } = await book(NEAR, undefined, { toZip: FAR, home });
    const { body } = await api.as('sales').get<CustomerView>(`customer/${metaData.customerId}`);
    expect(body.move.activities[0]).toMatchObject({
      estHours: TEN.duration,
      figureOrigins: { estHours: 'person', numMovers: 'default', minTime: 'default' },
    });
  });

  it('take another truck that is free for all of it, where they overlap on the reserved one [R-DRIVE-17]', async () => {
    await givenTruck(api, { branchId: area.branch._id });
    let reserved = '';
    const booking = await book(FAR, async (truckId) => {
      reserved = truckId;
      await bookBeside(truckId, '07:30', 2);
    });
    expect(drivesOf(booking)).toMatchObject({ drives: 'byZip' });
    expect(booking.operation.truck).not.toBe(reserved);
    expect(drivesOf(booking).out).toBeGreaterThan(1.25);
  });

  it('are cut each to the room there is where no truck is free for them [R-DRIVE-17, R-DRIVE-16]', async () => {
    const booking = await book(FAR, async (truckId) => {
      await bookBeside(truckId, '07:00', 2);
      await bookBeside(truckId, '13:30', 2);
    });
    expect(drivesOf(booking)).toMatchObject({
      ...{ truck: area.truckId, out: 1, back: 0.5, drives: 'cut' },
    });
    const { driveCut } = booking.metaData;
    expect(driveCut).toEqual({ from: expect.any(Number), to: 1 });
    expect(driveCut?.from).toBeGreaterThan(1.25);
    expect(booking.metaData.startTime).toBe(`${DAY}T16:00:00.000Z`);
  });

  it('are worked out after two seconds in which a maps service said nothing [R-DRIVE-17]', async () => {
    const never = new Promise<never>(() => undefined);
    const maps = api.get(MapProvider);
    jest.spyOn(maps, 'geocode').mockReturnValue(never);
    jest.spyOn(maps, 'leg').mockReturnValue(never);
    const began = performance.now();
    expect(drivesOf(await book(NEAR))).toMatchObject({ out: 0.25, back: 0.25, drives: 'byZip' });
    // Without an end to it, it would never answer; a busy machine takes its time besides.
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('never keep a visitor from booking, whatever a maps service answers [R-DRIVE-17]', async () => {
    const maps = api.get(MapProvider);
    jest.spyOn(maps, 'geocode').mockRejectedValue(new RemoteFailure('down', true));
    jest.spyOn(maps, 'leg').mockRejectedValue(new RemoteFailure('down', true));
    expect(drivesOf(await book(NEAR))).toMatchObject({ out: 0.25, drives: 'byZip' });
    jest.spyOn(maps, 'leg').mockResolvedValue(null);
    area = await givenArea(api);
    expect(drivesOf(await book(NEAR))).toMatchObject({ out: 0, back: 0, drives: 'unknown' });
  });
});
