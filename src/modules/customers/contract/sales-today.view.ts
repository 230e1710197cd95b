/** The lists of customers who wait for a salesperson. */
export const SALES_LISTS = ['calls', 'followUps', 'silentQuotes', 'toConfirm'] as const;
export type SalesList = (typeof SALES_LISTS)[number];

/** Customers of a list that are answered; its `total` counts all. */
export const MOST_OF_A_LIST = 8;

/** Days without a word after which a customer is followed up, and from when a quote is silent (R-TODAY-3). */
export const SILENCE = { followUpDays: 1, silentDays: 3 } as const;

/**
 * `planned`: somebody planned to call by now. `called`: spoken to, without a quote; `confirm`: no confirmation was sent; `reconfirm`: changed
 * since it was.
 */
export type ReasonToWait =
  | 'lead'
  | 'autobooking'
  | 'planned'
  | 'called'
  | 'quote'
  | 'confirm'
  | 'reconfirm';

/** A customer who waits for somebody. */
export interface WaitingCustomerView {
  _id: string;
  firstName: string;
  lastName: string;
  phone: string;
  timezone: string;
  why: ReasonToWait;
  /** To be called first: an autobooking that waits too long, or a call planned for now or earlier. */
  urgent: boolean;
  /**
   * Instant: entered, called for the first time, to be called, last called or written to, or the
   * job's start.
   */
  since: string;
  /** The booked day to confirm, else the next day of work or the day asked for; `YYYY-MM-DD` or null. */
  day: string | null;
  /** Dollars: the most that the coming days are quoted at; null without a quote. */
  quoted: number | null;
  /** When the last quote was sent; an instant, null without one. */
  quotedAt: string | null;
  /** The cities of the first and the last stop; null where there is none, or the city is not known. */
  from: string | null;
  to: string | null;
  /** What was noted of the last call; null without one, or without notes. */
  lastCall: LastCallView | null;
  /** When somebody planned to call; an instant by now, null where nobody did. */
  nextCall: string | null;
  /** What a call that was planned is about; absent where nobody said. */
  words?: string;
}

/** What somebody noted of a call. */
export interface LastCallView {
  notes: string;
  /** Employee id; null: nobody of the company. */
  by: string | null;
  /** Instant. */
  at: string;
}

export interface WaitingListView {
  total: number;
  /** Who waits most first. */
  customers: WaitingCustomerView[];
}

/** Answer of GET /customermgt/today. */
export type SalesTodayView = Record<SalesList, WaitingListView>;
