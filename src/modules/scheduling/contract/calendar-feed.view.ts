/** Answer of POST /assignment/schedule/self/feed. Told once: the server keeps no more than its hash. */
export interface CalendarFeedView {
  /** Absolute; whoever has it reads the calendar. */
  url: string;
}
