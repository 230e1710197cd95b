import type { BoardState } from './board-state.js';
import type { Answered } from './call.js';
import { step } from './step.js';

/**
 * The boards that simultaneous calls can have left behind: one for each order in which the
 * reference gives every call the outcome that it had. None: no order explains what the server
 * answered.
 */
export function explain(before: readonly BoardState[], answers: readonly Answered[]): BoardState[] {
  const found = new Map<string, BoardState>();
  const follow = (state: BoardState, left: readonly Answered[]): void => {
    if (left.length === 0) found.set(keyOf(state), state);
    for (const answer of left) {
      const next = step(state, answer);
      if (next.outcome !== answer.outcome) continue;
      const rest = left.filter((other) => other !== answer);
      follow(next.state, rest);
    }
  };
  for (const state of before) follow(state, answers);
  return [...found.values()];
}

/** Two boards are the same whatever the order of their trucks, legs and holds. */
const keyOf = (state: BoardState): string => {
  const { trucks, links, holds } = state;
  const anyOrder = { trucks: sorted(trucks), links: sorted(links), holds: sorted(holds) };
  return JSON.stringify({ ...state, ...anyOrder });
};

const sorted = (of: object): [string, unknown][] =>
  Object.entries(of).sort(([a], [b]) => a.localeCompare(b));
