import type { BoardState, ModelHold } from './board-state.js';

export const liveHolds = ({ holds, clock }: BoardState): [string, ModelHold][] =>
  Object.entries(holds).filter(([, { until, booked }]) => until > clock && !booked);

/** What is held on a truck that day. */
export const heldOn = (state: BoardState, truck: string, day: string): ModelHold[] =>
  liveHolds(state).flatMap(([, hold]) => (hold.truck === truck && hold.day === day ? hold : []));

/** Their truck is gone. */
export function endHolds(state: BoardState, truck: string): void {
  for (const [, hold] of liveHolds(state)) if (hold.truck === truck) hold.until = state.clock;
}
