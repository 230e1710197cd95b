/** An event before its text is made fit for RFC 5545. */
export interface CalendarText {
  id: string;
  start: Date;
  end: Date;
  allDay?: boolean;
  url?: string;
  summary: string;
  description: string;
  location?: string;
}
