import type { BoardMark } from '../domain/board-marks.js';
import type { MarkTone } from '../domain/mark-tones.js';
import type { UsualShares } from '../domain/usual-marks.js';

/** A booking that needs attention. */
export interface AttentionOperationView {
  _id: string;
  customerId: string;
  customerName: string;
  /** Instants: the job without its drives. */
  start: string;
  end: string;
}

export interface AttentionTruckView {
  _id: string;
  name: string;
  color: string;
}

/** One thing on a board that needs attention, as the board marks it. */
export interface AttentionItemView {
  mark: BoardMark;
  /** Null of a crew. */
  operation: AttentionOperationView | null;
  /** Null on the row Unassigned Moves. */
  truck: AttentionTruckView | null;
  /** Movers that the truck lacks. */
  missing: number;
}

/** What needs attention on a day. */
export interface DayAttentionView {
  /** `YYYY-MM-DD`. */
  date: string;
  /** On trucks, and on the row Unassigned Moves. */
  bookings: number;
  /** Trucks with bookings. */
  trucks: number;
  /** People on these trucks. */
  crew: number;
  /** Movers that all these trucks lack. */
  missing: number;
  /** By urgency, then by start; at most ATTENTION.mostItems. */
  items: AttentionItemView[];
  /** How many items there are of each mark; absent: none. */
  counts: Partial<Record<BoardMark, number>>;
  /** How each mark looks where it is counted; absent: none has it. */
  tones: Partial<Record<BoardMark, MarkTone>>;
  /** Which share of its branch's bookings is usually so marked; 0 while too few days are known. */
  usual: UsualShares;
  /** Crew members of the branch who don't work that day. */
  off: { employee: string; displayName: string }[];
}
