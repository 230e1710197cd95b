import { DateTime } from 'luxon';
import { showPhone } from '#kernel/phone.js';
import { streetLine } from '#kernel/unit-label.js';
import { bookingEnvelope } from '#modules/moves/contract/envelope.js';
import { workInside } from '#modules/moves/contract/work-on-wire.js';
import type { BookingStopView } from '../../contract/booking.view.js';
import { earlyStartLabel, FROM_JOB_BEFORE, SEAT_NAMES } from '../../contract/schedule-labels.js';
import { personalTimes } from '../../domain/personal-schedule.js';
import type { PersonalTimes } from '../../domain/personal-schedule.js';
import type { JobEntry } from './calendar-entries.js';
import type { CalendarText } from './calendar-text.js';
import { managersText } from './managers-text.js';

/** One operation, from the arrival at the yard, or the job before, to the end of the job. */
export function jobEvent(entry: JobEntry, origin: string): CalendarText {
  const { date, duration, starting_drive_time: startingDriveTime } = entry;
  const { from_job_before: fromJobBefore } = entry;
  const times = personalTimes(
    bookingEnvelope({
      date,
      duration,
      startingDriveTime,
      endingDriveTime: entry.ending_drive_time,
    }),
    { fromJobBefore },
  );
  const url = `${origin}/emma/customer/${entry.customer_id}`;
  return {
    id: `operation-${entry.operation_id}@emma`,
    start: times.arrive,
    end: times.end,
    summary: `${customerOf(entry)} · ${entry.truck_name}`,
    location: addressOf(entry.locations[0]),
    description: paragraphs([
      timesText(times, entry),
      entry.early_start ? `Early start: ${earlyStartLabel(entry.early_start_notes)}` : '',
      entry.activity_notes,
      entry.locations.map(stopText).join('\n'),
      `Customer: ${[customerOf(entry), showPhone(entry.phone)].filter(Boolean).join(', ')}`,
      `Branch: ${entry.branch_name}\nTruck: ${entry.truck_name}\nSeat: ${SEAT_NAMES[entry.position]}`,
      managersText(entry),
      url,
    ]),
    url,
  };
}

const paragraphs = (parts: string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

const customerOf = ({ first_name: first, last_name: last }: JobEntry): string =>
  `${first} ${last}`.trim();

function timesText(
  { arrive, depart, start, end }: PersonalTimes,
  { timezone, from_job_before: fromJobBefore }: JobEntry,
): string {
  const show = (at: Date): string =>
    DateTime.fromJSDate(at, { zone: timezone }).setLocale('en-US').toFormat('h:mm a ZZZZ');
  const before = fromJobBefore
    ? [`${FROM_JOB_BEFORE}: ${show(depart)}`]
    : [`Arrive to yard: ${show(arrive)}`, `Depart yard: ${show(depart)}`];
  return [...before, `Job Start: ${show(start)}`, `Job End: ${show(end)}`].join('\n');
}

function addressOf(stop: BookingStopView | undefined): string {
  if (!stop) return '';
  const { street, unit, city, state, zip } = stop;
  return [streetLine({ street, unit }), city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}

const stopText = (stop: BookingStopView, at: number): string =>
  [
    `${at + 1}. ${[workInside(stop).workType, addressOf(stop)].filter(Boolean).join(': ')}`,
    stop.notes.trim(),
  ]
    .filter((text) => text !== '')
    .join('\n');
