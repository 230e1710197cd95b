import { sameValue } from '#kernel/same-value.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';

/** Both days: before an act, after it, after what a colleague did then, and after it was taken back. */
export interface Views {
  before: string[];
  left: string[];
  met: string[];
  after: string[];
}

/**
 * What is wrong with days on which an act was taken back after a colleague did something else: whatever the
 * colleague left alone must be as before the act, and what they did must stand.
 * @param isWhole nobody who has another seat by now was left there
 */
export function faultsOf({ before, left, met, after }: Views, isWhole: boolean): string[] {
  const [was, done, theirs, now] = [before, left, met, after].map(leavesOf) as [
    Leaves,
    Leaves,
    Leaves,
    Leaves,
  ];
  const paths = new Set([was, theirs, now].flatMap((leaves) => [...leaves.keys()]));
  return [...paths].flatMap((path) => {
    const is = now.get(path);
    const left = valueAt(path, theirs);
    const wanted = valueAt(path, done) !== left ? [left] : [was.get(path)];
    if (!isWhole) wanted.push(left);
    // What is off the board again doesn't show there what else has become of it.
    if (is === undefined && isHidden(path, was)) return [];
    return wanted.includes(is) ? [] : [`${path} is ${is}, not ${wanted.join(' or ')}`];
  });
}

/** On whichever of both days a customer is. */
function valueAt(path: string, leaves: Leaves): string | undefined {
  const [, day, rest] = /^day (\d)(\.customers\/.+)$/.exec(path) ?? [];
  return leaves.get(path) ?? (rest && leaves.get(`day ${1 - Number(day)}${rest}`));
}

/** Whether a customer isn't on the board. */
function isHidden(path: string, leaves: Leaves): boolean {
  const [customer] = /^day \d\.customers\/[^.]+/.exec(path) ?? [];
  return customer !== undefined && !leaves.has(`${customer}._id`);
}

/** Whether days are the same but for what is new whenever it is made: rentals and what is held. */
export const isSameButMade = (one: string[], other: string[]): boolean =>
  sameValue(one.map(withoutMade), other.map(withoutMade));

function withoutMade(view: string): string {
  const { trucks, reservations } = JSON.parse(view) as DayView;
  const rentals = trucks.filter(({ isRental }) => isRental).map(({ _id, name }) => [_id, name]);
  const held = reservations.flatMap(({ _id, holdId, expiresAt }) => [
    [_id, 'reservation'],
    [holdId ?? _id, 'hold'],
    [expiresAt, 'then'],
  ]);
  return [...rentals, ...held].reduce(
    (told, [id = '', name = '']) => told.replaceAll(id, name),
    view,
  );
}

type Leaves = Map<string, string>;

function leavesOf(views: string[]): Leaves {
  const leaves: Leaves = new Map();
  views.forEach((view, nth) => collect(JSON.parse(view), `day ${nth}`, leaves));
  return leaves;
}

function collect(value: unknown, path: string, leaves: Leaves): void {
  if (Array.isArray(value))
    for (const one of value as unknown[]) collect(one, `${path}/${keyOf(one)}`, leaves);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) collect(one, `${path}.${key}`, leaves);
  else leaves.set(path, JSON.stringify(value));
}

/** By which something in a list is known. */
function keyOf(value: unknown): string {
  const { _id, mover, employee, truck, operation } = Object(value) as Record<string, unknown>;
  const own = _id ?? mover ?? employee ?? (Object(operation) as { _id?: unknown })._id ?? truck;
  return typeof own === 'string' ? own : JSON.stringify(value);
}
