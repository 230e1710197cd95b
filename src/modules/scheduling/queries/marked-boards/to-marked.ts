import { bookingEnvelope, envelopeWindow, jobEndOf } from '#modules/moves/contract/envelope.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { estimateGaps } from '#modules/moves/contract/estimating.js';
import { worseSource } from '#modules/moves/contract/move-terms.js';
import { jobFacts, promisedTo } from '../../contract/marked-booking.js';
import { gridWindow } from '../../domain/grid.js';
import type { MarkedBooking } from '../../domain/marked-booking.js';
import { unnotedReasons } from '../../domain/problem-reasons.js';
import type { JobProgress } from '../to-booking.js';
import type { MarkedRow } from './read-boards.js';

/** A booking beside what was read of it. */
export interface ReadBooking extends MarkedBooking {
  row: MarkedRow;
}

/** A booking for its marks; `byP80`: when 80 % of such jobs are done decides what ends late. */
export function toMarked(
  row: MarkedRow,
  { progress, tail }: JobProgress,
  byP80: boolean,
): ReadBooking {
  const { duration } = row;
  const date = new Date(row.date);
  const job = { start: date, end: jobEndOf({ date, duration }) };
  const envelope = bookingEnvelope({
    date,
    duration,
    startingDriveTime: row.starting_drive_time,
    endingDriveTime: row.ending_drive_time,
  });
  const planned = { estHours: row.est_hours, numMovers: row.num_movers };
  const automated = { estHours: row.automated_hours, numMovers: row.automated_movers };
  const gaps = estimateGaps(
    { ...planned, truckCount: row.truck_count },
    { ...automated, truckCount: row.automated_trucks },
  );
  return {
    row,
    operationId: row.operation_id,
    truckId: row.truck_id,
    follows: row.follows,
    window: envelopeWindow(envelope),
    job,
    promisedTo: promisedTo(job.start, row.arrival_window),
    facts: jobFacts(progress),
    moverCount: row.mover_count,
    hasAllTrucks: stateDescription(row.activity_state).hasAllTrucks,
    isDriveKnown: worseSource(row.starting_source, row.ending_source) === 'known',
    confirmation: row.confirmation,
    hasProblemAddress: unnotedReasons(row.problems, row.activity_notes).length > 0,
    isFarFromEstimate: gaps.length > 0,
    latestEnd: byP80 && tail ? gridWindow(tail, row.day, row.timezone).end : null,
  };
}
