import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CalendarFeed } from '../../persistence/calendar-feed.repository.js';
import type { CalendarEntry } from './calendar-entries.js';
import type { CalendarText } from './calendar-text.js';
import { jobEvent } from './job-event.js';
import { onCallEvent } from './on-call-event.js';

/** Seconds after which a calendar program should ask again. */
const REFRESH_SECONDS = 900;

/** Characters that RFC 5545 does not allow in a text; line breaks stay. */
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ');

/** A person's days as iCalendar. The same days make the same text, to the byte. */
export function toCalendar(
  feed: CalendarFeed,
  entries: readonly CalendarEntry[],
  origin: string,
): string {
  const calendar = ical({
    name: clean(`Schedule of ${feed.fullName}`),
    prodId: { company: 'Emma', product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) {
    const event = entry.on_call ? onCallEvent(entry, feed.employeeId) : jobEvent(entry, origin);
    calendar.createEvent({ ...cleaned(event), ...versionOf(entry, feed.since) });
  }
  return `${calendar.toString()}\r\n`;
}

const cleaned = ({ summary, description, location = '', ...rest }: CalendarText) => ({
  ...rest,
  summary: clean(summary),
  description: clean(description) || null,
  location: clean(location) || null,
});

/** Programs fetch an event again when its sequence rises. */
const versionOf = ({ sequence, changed }: CalendarEntry, since: Date) => ({
  sequence,
  stamp: changed ?? since,
  lastModified: changed ?? since,
});
