import { Query } from '@nestjs/cqrs';

/** An iCalendar stream (RFC 5545). */
export interface CalendarFile {
  text: string;
  /** Changes whenever the text does. */
  etag: string;
}

/**
 * The calendar that belongs to the secret, with links into the page at `origin`.
 * @throws 404 'Calendar not found'
 */
export class GetCalendarQuery extends Query<CalendarFile> {
  constructor(
    readonly secret: string,
    readonly origin: string,
  ) {
    super();
  }
}
