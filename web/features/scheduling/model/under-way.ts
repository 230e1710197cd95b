import { hasBegun } from '#modules/scheduling/contract/board-rules.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { BoardBlock } from './board-block';
import { isSeat, type CrewPlace } from './crew-place';
import { blockProgress } from './progress';
import { truckName } from './row-labels';

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Whether a block's job has begun, as the server judges it: its start stays then (R-BOARD-32). */
export function isBegun({ booking: { progress }, window, place }: BoardBlock, now: Date): boolean {
  const { leftYard, started, finished, waitsFor } = progress;
  const known = {
    leftYard: instant(leftYard),
    started: instant(started),
    finished: instant(finished),
  };
  return hasBegun(
    known,
    { envelopeStart: place.truck === null ? null : window.start, waits: waitsFor !== null },
    now,
  );
}

const CREW_IS = {
  out: (truck: string, name: string) => `${truck} is already on the way to ${name}.`,
  working: (truck: string, name: string) => `${truck} has already started with ${name}.`,
  onBreak: (truck: string, name: string) => `${truck} has already started with ${name}.`,
} as const;

/** What whoever changes the crew of a truck has to know of its job; null where none is under way. */
function underWayLabel(view: DayView, truckId: string): string | null {
  for (const booking of view.customers.flatMap(({ bookings }) => bookings)) {
    const state = blockProgress(booking);
    const isUnderWay = booking.operation.truck === truckId && state !== null && state !== 'done';
    if (isUnderWay)
      return CREW_IS[state](truckName(view, truckId) ?? 'The crew', booking.metaData.customerName);
  }
  return null;
}

/** The same of somebody who goes from one place to another; empty where nothing is under way at either. */
export function crewUnderWayLabel(view: DayView, places: readonly CrewPlace[]): string {
  const trucks = new Set(places.filter(isSeat).map(({ truck }) => truck));
  return [...trucks]
    .map((truck) => underWayLabel(view, truck))
    .filter(Boolean)
    .join(' ');
}
