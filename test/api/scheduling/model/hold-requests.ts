import { isTruck, versionOf } from './board-state.js';
import type { BoardState } from './board-state.js';
import type { Call } from './call.js';
import { liveHolds } from './holds.js';
import { nth, ofActivity } from './job-calls.js';
import type { RandomRequest } from './random-requests.js';

type HoldRequest = Extract<RandomRequest, { kind: 'hold' }>;
type KeptRequest = Extract<RandomRequest, { hold: number }>;
type HoldCall = Extract<Call, { kind: 'hold' }>;

const OUT = 0.25;
const BACK = 0.5;

/** For a page that is not saved yet: nobody knows where the job is, so its drives are typed. */
export function holdCall(
  { day, nextDay }: BoardState,
  { draft, hours, wish, pick, next }: HoldRequest,
  by: number,
): HoldCall {
  const drives = { out: OUT, back: BACK };
  return {
    ...{ kind: 'hold', by, draft: `page ${draft}`, hours, ...drives, wish, pick },
    day: next ? nextDay : day,
  };
}

/**
 * What is done with one of the holds. Most people take one of their own, for a move that still needs a truck, and
 * hold something first where they have none.
 */
export function keptCall(state: BoardState, request: KeptRequest, by: number): Call {
  const { kind, hold: index, operation: wanted, own } = request;
  const ownLive = liveHolds(state).flatMap(([id, hold]) => (hold.by === by ? id : []));
  const holds = own ? ownLive : Object.keys(state.holds);
  const hold = holds[index % holds.length];
  if (hold === undefined) return firstHold(state, request, by);
  if (kind !== 'bookHold') return { kind, by, hold };
  const all = Object.keys(state.operations);
  const waiting = all.filter((id) => needsTruck(state, id));
  const operation = nth(own && waiting.length > 0 ? waiting : all, wanted);
  const { customer = '', activity = '' } = state.operations[operation] ?? {};
  return {
    ...{ kind, by, hold, customer, activity },
    own: ofActivity(state, activity),
    version: versionOf(state, operation) ?? 0,
  };
}

function needsTruck({ operations, customers }: BoardState, id: string): boolean {
  const { place = '', customer = '' } = operations[id] ?? {};
  return !isTruck(place) && customers[customer]?.active === true;
}

const FIRST_HOUR = 7;
const START_HOURS = 9;
const HOURS = 2;

const firstHold = (state: BoardState, { hold, operation }: KeptRequest, by: number): Call =>
  holdCall(
    state,
    {
      ...{ kind: 'hold', draft: hold, hours: HOURS, pick: operation, next: false },
      wish: FIRST_HOUR + (operation % START_HOURS),
    },
    by,
  );
