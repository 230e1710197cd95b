import { UNBOOKED, versionOf } from './board-state.js';
import type { BoardState } from './board-state.js';
import type { Call } from './call.js';
import type { RandomRequest } from './random-requests.js';
import { legOrRefusal } from './step-link.js';

type RequestOf<K extends RandomRequest['kind']> = Extract<RandomRequest, { kind: K }>;

const QUARTER = 0.25;

/** The one of a list at a place, around and around it, so that any number means one of them. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = nthOf(list, index);
  if (found === undefined) throw new Error('The list is empty');
  return found;
}

/** The same where the list may be empty. */
const nthOf = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** By quarters of an hour. */
export function retimeCall(state: BoardState, request: RequestOf<'retime'>): Call {
  const { operation: index, later, longer, agreed, careful } = request;
  const operation = nth(Object.keys(state.operations), index);
  const { place = UNBOOKED, from = 0, to = 0 } = state.operations[operation] ?? {};
  return {
    kind: 'retime',
    operation,
    version: versionOf(state, operation) ?? 0,
    start: from + later * QUARTER,
    hours: Math.max(1, to - from + longer * QUARTER),
    agreed,
    ...(careful && { expect: { place, from, to } }),
  };
}

/** The operations of an activity, one after the other and each on another truck. */
export function rebookCall(state: BoardState, request: RequestOf<'rebook'>): Call {
  const { operations, trucks, day, nextDay } = state;
  const wanted = nth(Object.keys(operations), request.operation);
  const { activity = '' } = operations[wanted] ?? {};
  const places = [...Object.keys(trucks), null];
  return {
    kind: 'rebook',
    activity,
    version: versionOf(state, wanted) ?? 0,
    day: request.next ? nextDay : day,
    parts: ofActivity(state, activity).map((operation, index) => ({
      operation,
      start: 7 + ((request.start + 3 * index) % 12),
      truck: places[(request.to + index) % places.length] ?? null,
    })),
  };
}

export const ofActivity = ({ operations }: BoardState, activity: string): string[] =>
  Object.keys(operations).filter((id) => operations[id]?.activity === activity);

/** Most people link what can be linked as far as they see. */
export function followCall(state: BoardState, request: RequestOf<'follow'>): Call {
  const ids = Object.keys(state.operations);
  const pairs = ids.flatMap((one) => ids.map((other): Pair => [one, other]));
  const likely = request.likely ? pairs.filter((pair) => mayFollow(state, ...pair)) : [];
  const some = pairs.filter(([one, other]) => one !== other);
  const chosen =
    nthOf(likely, request.operation) ?? nth(some, request.operation * 17 + request.after);
  const [operation, after] = chosen;
  const { place: expect = UNBOOKED } = state.operations[operation] ?? {};
  return {
    kind: 'follow',
    operation,
    version: versionOf(state, operation) ?? 0,
    after,
    afterVersion: versionOf(state, after) ?? 0,
    ...(request.careful && { expect }),
  };
}

type Pair = [operation: string, after: string];

function mayFollow(state: BoardState, id: string, afterId: string): boolean {
  const [operation, after] = [state.operations[id], state.operations[afterId]];
  if (!operation || !after || state.links[id]?.after === afterId) return false;
  return typeof legOrRefusal(state, [afterId, after], [id, operation]) === 'number';
}

export function unfollowCall(state: BoardState, request: RequestOf<'unfollow'>): Call {
  const ids = Object.keys(state.operations);
  const operation =
    nthOf(Object.keys(state.links), request.operation) ?? nth(ids, request.operation);
  const after = state.links[operation]?.after ?? operation;
  return {
    kind: 'unfollow',
    operation,
    version: versionOf(state, operation) ?? 0,
    after,
    afterVersion: versionOf(state, after) ?? 0,
  };
}

/** Around the start, or beside it. */
export function windowCall(state: BoardState, request: RequestOf<'window'>): Call {
  const operation = nth(Object.keys(state.operations), request.operation);
  const { customer = '', activity = '', day = '', from = 0 } = state.operations[operation] ?? {};
  const begins = from - request.earlier * QUARTER;
  return {
    kind: 'window',
    operation,
    customer,
    activity,
    own: ofActivity(state, activity),
    day,
    version: versionOf(state, operation) ?? 0,
    window: request.clear ? null : { from: begins, to: begins + request.length * QUARTER },
  };
}
