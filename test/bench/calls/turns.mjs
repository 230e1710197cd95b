import { at, sorted } from '../support/figures.mjs';

/**
 * Other work of the machine affects all alike: the measured sides take turns of at most this many
 * milliseconds.
 */
const LONGEST_TURN_MS = 500;
/** They are warmed up before they are measured, as on any morning. */
const TURNS_BEFORE = 5;

/**
 * Calls a second, and the milliseconds of each, of several sides that do the same work in turn.
 * @param sides each does its work for some milliseconds and returns how long it took (see
 * forAWhile)
 * @param seconds that each of them gets
 */
export async function inTurns(sides, seconds) {
  const turns = Math.max(2, Math.ceil((seconds * 1_000) / LONGEST_TURN_MS));
  const ms = (seconds * 1_000) / turns;
  for (const side of sides) await side(ms * TURNS_BEFORE);
  const done = sides.map(() => ({ took: [], ms: 0 }));
  for (let turn = 0; turn < turns; turn += 1) {
    const order = [...sides.keys()];
    // The order of the sides changes, too.
    for (const n of turn % 2 === 0 ? order : order.reverse()) {
      const { took, ms: passed } = await sides[n](ms);
      for (const one of took) done[n].took.push(one);
      done[n].ms += passed;
    }
  }
  return done.map(({ took, ms: passed }) => ({
    perSecond: (took.length * 1_000) / passed,
    p50: at(sorted(took), 0.5),
  }));
}
