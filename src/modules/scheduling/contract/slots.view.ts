import type { SlotParts } from '../domain/slots/slot-score.js';

/** A span of time that the start may be promised in; instants. */
export interface ArrivalWindowView {
  from: string;
  to: string;
}

/** A truck of a slot. */
export interface SlotTruckView {
  /** Truck id. */
  truck: string;
  name: string;
  /** Operation id of the move that it drives straight from; null: from the yard. */
  follows: string | null;
  /** Operation id of the move that it drives straight to. */
  leadsTo: string | null;
  /** Hours on the board. */
  driveOut: number;
  driveBack: number;
}

/** A time at which a job can start. */
export interface SlotView {
  /** Good for ten minutes. */
  token: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Of the job; instants. */
  start: string;
  end: string;
  /** `HH:mm` on the branch's clock. */
  startTime: string;
  window: ArrivalWindowView | null;
  /** By name. */
  trucks: SlotTruckView[];
  /** Minutes that speak against it; the lowest is the best. */
  score: number;
  parts: SlotParts;
  /** One to three. */
  reasons: string[];
  /** Of the topic `board:{branchId}:{day}`. */
  revision: number;
  /** A drive that it was judged by is not a route on roads. */
  approximate: boolean;
}

/** Answer of POST /slots. */
export interface SlotsView {
  /** At most five. */
  slots: SlotView[];
  /** There are others after these. */
  more: boolean;
  approximate: boolean;
  notes: string[];
}

/** What a search has to say besides its slots. */
export const SLOT_NOTES = {
  notPlaced: 'Address not placed yet.',
  noTruck: 'No truck in service.',
  noLift: 'No truck with a lift.',
  nothingFree: 'Nothing free in these days.',
} as const;
