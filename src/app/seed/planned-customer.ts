import type { Slot } from './branch-calendar.js';

/** How a customer came in. */
export type SeedStory =
  | 'moving'
  | 'unassigned'
  | 'cancelled'
  | 'quoted'
  | 'called'
  | 'lead'
  | 'autobooking';

/** One customer to be created; days count from today. */
export interface PlannedCustomer {
  /** Counts over the whole run. */
  number: number;
  branch: number;
  story: SeedStory;
  first: string;
  last: string;
  /** Seven digits. */
  phone: string;
  source: number;
  home: number;
  /** Of the last stop. */
  target: number;
  addresses: [number, number];
  trucks: number;
  movers: number;
  /** Quarter hours. */
  duration: number;
  day: number;
  /** On the board when the story has it booked. */
  slot: Slot;
  second: Slot | null;
  /** Days before the move (or before today) on which they called. */
  leadDays: number;
  /** How many hours ago a fresh lead called, instead of `leadDays`. */
  freshHours: number | null;
  /** From 0 to 999, for details that the database chooses. */
  dice: number;
}
