import { nounceOf } from '#modules/moves/contract/version.js';
import type { LocalDate } from '#kernel/local-date.js';
import { isoOf } from '#kernel/instant.js';
import { plusHours } from '#kernel/time-window.js';
import { toDollars } from '#kernel/money.js';
import { legsView } from '#modules/moves/contract/direct-legs.js';
import { worseSource, type Confirmation } from '#modules/moves/contract/move-terms.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { estimateGaps, isUndecided } from '#modules/moves/contract/estimating.js';
import type { ShownOperation, ShownOperationRow } from '#modules/moves/index.js';
import type { BookingMetaView, BookingView } from '../contract/booking.view.js';
import { gridSpan } from '../domain/grid.js';

/** An operation as boards show it, and on which of them. */
export interface BoardBooking {
  branchId: string;
  day: LocalDate;
  booking: BookingView;
  confirmation: Confirmation;
}

/** How far its job is, and by how much it may outlast its block. */
export type JobProgress = Pick<BookingView, 'progress' | 'tail'>;

/** An operation of the board as the API has it. */
export function toBooking({ row, stops }: ShownOperation, job: JobProgress): BookingView {
  const startTime = isoOf(row.date);
  const envelope = bookingEnvelope({
    date: row.date,
    duration: row.duration,
    startingDriveTime: row.starting_drive_time,
    endingDriveTime: row.ending_drive_time,
  });
  return {
    operation: {
      _id: row.operation_id,
      truck: row.truck_id,
      unassigned: row.unassigned,
      arrivalWindow: row.arrival_window,
      bookingEnvelope: {
        ...envelope,
        bookingStart: isoOf(envelope.bookingStart),
        jobStart: startTime,
        startingTripFee: toDollars(row.starting_trip_fee_cents),
        endingTripFee: toDollars(row.ending_trip_fee_cents),
      },
      ...legsView({
        follows: row.follows,
        followedBy: row.followed_by,
        startingDriveTime: row.starting_drive_time,
        endingDriveTime: row.ending_drive_time,
      }),
    },
    grid: gridSpan(envelopeWindow(envelope), row.day, row.timezone),
    metaData: metaOf(row, stops, startTime),
    progress: job.progress,
    tail: job.tail,
  };
}

function farFromEstimate(row: ShownOperationRow): Pick<BookingMetaView, 'estimateGaps'> {
  const gaps = estimateGaps(
    { estHours: row.est_hours, numMovers: row.num_movers, truckCount: row.truck_count },
    {
      estHours: row.automated_hours,
      numMovers: row.automated_movers,
      truckCount: row.automated_trucks,
    },
  );
  return gaps.length > 0 ? { estimateGaps: gaps } : {};
}

/** What a board asks about before it books the operation. */
function undecided(row: ShownOperationRow): Pick<BookingMetaView, 'figureOrigins'> {
  const { truck_id, automated_hours, figure_origins: figureOrigins } = row;
  const isAsked = truck_id === null && automated_hours !== null && isUndecided(figureOrigins);
  return isAsked ? { figureOrigins } : {};
}

/** The worse of both ends; of two that are cut, what the first would be. */
function drivesOf(row: ShownOperationRow): Pick<BookingMetaView, 'drives' | 'driveCut'> {
  const drives = worseSource(row.starting_source, row.ending_source);
  if (drives !== 'cut') return { drives };
  const driveCut =
    row.starting_source === 'cut'
      ? { from: row.starting_cut_from, to: row.starting_drive_time }
      : { from: row.ending_cut_from, to: row.ending_drive_time };
  return { drives, driveCut: { ...driveCut, from: driveCut.from ?? driveCut.to } };
}

function metaOf(
  row: ShownOperationRow,
  stops: ShownOperation['stops'],
  startTime: string,
): BookingMetaView {
  return {
    state: row.activity_state,
    nounce: nounceOf(row.customer_version),
    customer: row.customer_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    phone: row.phone ?? '',
    fromZone: stops.zones[0] ?? '',
    toZone: stops.zones.at(-1) ?? '',
    interimLocations: Math.max(0, stops.zones.length - 2),
    startTime,
    endTime: isoOf(plusHours(row.date, row.duration)),
    earlyStart: row.early_start,
    earlyStartNotes: row.early_start_notes,
    hasPrevDayActivity: row.has_prev_day_activity,
    hasNextDayActivity: row.has_next_day_activity,
    requiresLift: row.requires_lift,
    moverCount: row.mover_count,
    duration: row.duration,
    stairsFloors: row.stairs_floors,
    tripFee: toDollars(row.trip_fees_cents),
    activity: {
      _id: row.activity_id,
      activityType: row.activity_type,
      notes: row.activity_notes,
      estHours: row.est_hours,
      truckCount: row.truck_count,
      locations: stops.views,
    },
    pinned: row.pinned,
    ...drivesOf(row),
    ...farFromEstimate(row),
    ...undecided(row),
    ...(row.booked_online && { bookedOnline: true as const }),
  };
}
