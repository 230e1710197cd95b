import { DateTime } from 'luxon';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';

const TRUCKS = 10;
/** Hours of the jobs of a truck; four trucks have the last one too. */
const JOBS = [1.5, 2, 1, 2.5, 1.5];
const DRIVE_HOURS = 0.25;
const GAP_HOURS = 0.25;
const BEGINS = 7.5;

const NAMES = [
  ...['Montgomery', 'Fitzgerald', 'Castellanos', 'Rodriguez', 'Ito', 'de la Cruz', 'Featherstone'],
  ...['Gomez', 'Underwood', 'Hernandez', 'Nakamura'],
];

/** 44 moves on 10 trucks, with all kinds of flags on short and long jobs. */
export function fullDay(real: DayView, truck: TruckView): DayView {
  const trucks = Array.from({ length: TRUCKS }, (_, at) => ({
    ...truck,
    ...{
      _id: idOf('a', at),
      name: `OKC_0${at}`,
      hasLift: true,
      unavailable: false,
      unavailableFrom: null,
      unavailableNote: '',
      standIn: null,
      standsInFor: [],
    },
  }));
  const bookings = trucks.flatMap(({ _id }, at) => jobsOf(_id, at, real.day.date));
  const customers = bookings.map((booking) => ({
    _id: booking.metaData.customerId,
    name: booking.metaData.customerName,
    nounce: '1',
    status: 'active' as const,
    bookings: [booking],
  }));
  return { ...real, trucks, customers };
}

const idOf = (kind: string, at: number): string => `65f0${kind}${String(at).padStart(19, '0')}`;

function jobsOf(truck: string, row: number, day: string): BookingView[] {
  const count = row < 4 ? JOBS.length : JOBS.length - 1;
  let from = BEGINS;
  return JOBS.slice(0, count).map((hours, nth) => {
    const begin = from;
    from += hours + 2 * DRIVE_HOURS + GAP_HOURS;
    return jobOf({ truck, hours, begin, day, at: row * JOBS.length + nth });
  });
}

interface Job {
  truck: string;
  hours: number;
  /** Hour at which the truck leaves. */
  begin: number;
  day: string;
  at: number;
}

function jobOf({ truck, hours, begin, day, at }: Job): BookingView {
  const instant = (hour: number): string =>
    DateTime.fromISO(day, { zone: 'America/Chicago' }).plus({ hours: hour }).toUTC().toISO() ?? '';
  const [start, end] = [begin + DRIVE_HOURS, begin + DRIVE_HOURS + hours];
  const whole = hours + 2 * DRIVE_HOURS;
  return {
    operation: {
      ...{ _id: idOf('b', at), truck, unassigned: false },
      ...{ arrivalWindow: null, follows: null, followedBy: null },
      yardLegs: { out: DRIVE_HOURS, back: DRIVE_HOURS },
      bookingEnvelope: {
        ...{ bookingStart: instant(begin), bookingDuration: whole },
        ...{ jobStart: instant(start), jobDuration: hours },
        ...{ startingDriveTime: DRIVE_HOURS, endingDriveTime: DRIVE_HOURS },
      },
    },
    grid: { column: (begin - 7) * 4, span: whole * 4 },
    progress: NOT_BEGUN,
    tail: null,
    metaData: {
      state: at % 5 === 0 ? 'partial' : 'committed',
      nounce: '1',
      ...{ customer: idOf('c', at), customerId: idOf('c', at), phone: '4055550100' },
      customerName: `Max ${NAMES[at % NAMES.length]}`,
      ...{ fromZone: 'NW', toZone: '73107', interimLocations: at % 3 },
      ...{ startTime: instant(start), endTime: instant(end), duration: hours },
      ...{ earlyStart: at % 4 === 0, earlyStartNotes: '' },
      ...{ hasPrevDayActivity: at % 7 === 0, hasNextDayActivity: at % 6 === 0 },
      ...{ requiresLift: at % 3 === 0, moverCount: 2 + (at % 2), stairsFloors: at % 6 },
      tripFee: at % 2 ? 45 : 0,
      drives: 'known',
      ...(at % 4 === 1 ? { estimateGaps: [{ of: 'estHours', by: -2 }] } : {}),
      activity: {
        ...{ _id: idOf('d', at), activityType: 'move', estHours: hours, truckCount: 1 },
        ...{ notes: at % 3 === 1 ? 'Piano, upright' : '', locations: [] },
      },
    },
  };
}
