import { createHash } from 'node:crypto';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { CALENDAR_DAYS } from '../../contract/limits.js';
import { CalendarFeedRepository } from '../../persistence/calendar-feed.repository.js';
import { CalendarEntries } from './calendar-entries.js';
import { GetCalendarQuery } from './get-calendar.query.js';
import type { CalendarFile } from './get-calendar.query.js';
import { toCalendar } from './to-calendar.js';

@QueryHandler(GetCalendarQuery)
export class GetCalendarHandler implements IQueryHandler<GetCalendarQuery> {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly entries: CalendarEntries,
    private readonly clock: Clock,
  ) {}

  async execute({ secret, origin }: GetCalendarQuery): Promise<CalendarFile> {
    const feed = await this.feeds.find(secret);
    if (!feed) throw notFound('Calendar');
    const today = localDateOf(this.clock.now(), feed.timezone);
    const from = addDays(today, -CALENDAR_DAYS.before);
    const to = addDays(today, CALENDAR_DAYS.after);
    const entries = await this.entries.of(feed.employeeId, from, to);
    const text = toCalendar(feed, entries, origin);
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }
}
