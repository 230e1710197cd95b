import { isLocalDate } from '#kernel/local-date.js';
import { SLOTS } from '#modules/scheduling/contract/limits.js';
import type { SlotsSought } from '../../features/scheduling';
import type { Day } from '../../shared/format';

/** What somebody asks about, as the address keeps it. */
export interface Sought {
  /** Of the job; null while it is not typed. */
  hours: number | null;
  trucks: number | null;
  /** Over all trucks; null: two on each. */
  movers: number | null;
  requiresLift: boolean;
  /** The first day; null: today. */
  from: Day | null;
  days: number | null;
  /** 1 is Monday; none: any. */
  weekdays: readonly number[];
  /** Starts, `HH:mm`, both included; null: any. */
  notBefore: string | null;
  notAfter: string | null;
  /** How many better ones were shown before. */
  skip: number;
}

const USUAL = { hours: 4, trucks: 1, days: SLOTS.defaultDays } as const;
export const MOVERS_A_TRUCK = { least: 2, most: 3 } as const;

const CLOCK = /^([01]\d|2[0-3]):(00|30)$/;

const numberIn = (query: URLSearchParams, name: string, usual: number): number | null => {
  const text = query.get(name);
  if (text === null) return usual;
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};

const clockIn = (query: URLSearchParams, name: string): string | null => {
  const text = query.get(name) ?? '';
  return CLOCK.test(text) ? text : null;
};

/** Reads an address; what it does not say is as most jobs are. */
export function readSought(query: URLSearchParams): Sought {
  const from = query.get('from');
  const weekdays = (query.get('on') ?? '').split(',').map(Number);
  const movers = Number(query.get('movers') ?? NaN);
  const skip = Number(query.get('skip') ?? 0);
  return {
    hours: numberIn(query, 'hours', USUAL.hours),
    trucks: numberIn(query, 'trucks', USUAL.trucks),
    movers: Number.isFinite(movers) ? movers : null,
    requiresLift: query.get('lift') === '1',
    from: isLocalDate(from) ? from : null,
    days: numberIn(query, 'days', USUAL.days),
    weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => weekdays.includes(day)),
    notBefore: clockIn(query, 'after'),
    notAfter: clockIn(query, 'before'),
    skip: Number.isInteger(skip) && skip > 0 && skip <= SLOTS.skip.max ? skip : 0,
  };
}

/** The same as an address: what is as usual is left out, so that links stay short. */
export function writeSought(sought: Sought, branchId: string | null): URLSearchParams {
  const query = new URLSearchParams(branchId === null ? {} : { branchId });
  const put = (
    name: string,
    value: string | number | null,
    usual: string | number | null,
  ): void => {
    if (value !== usual) query.set(name, value === null ? '' : String(value));
  };
  put('hours', sought.hours, USUAL.hours);
  put('trucks', sought.trucks, USUAL.trucks);
  if (sought.movers !== null) query.set('movers', String(sought.movers));
  put('lift', sought.requiresLift ? 1 : 0, 0);
  put('from', sought.from ?? '', '');
  put('days', sought.days, USUAL.days);
  put('on', sought.weekdays.join(','), '');
  put('after', sought.notBefore ?? '', '');
  put('before', sought.notAfter ?? '', '');
  put('skip', sought.skip, 0);
  return query;
}

/** The first day that is looked at: one that is over says nothing. */
export const firstDayOf = ({ from }: Pick<Sought, 'from'>, today: Day): Day =>
  from && from > today ? from : today;

/** How many movers are meant: two on each truck unless somebody said otherwise. */
export const moversOf = ({ movers, trucks }: Sought): number =>
  movers ?? (trucks ?? 1) * MOVERS_A_TRUCK.least;

const isWithin = (
  value: number | null,
  { min, max }: { min: number; max: number },
): value is number => value !== null && value >= min && value <= max;

/** What the server is asked; null while something of it is missing or out of its limits. */
export function requestOf(sought: Sought, branchId: string, today: Day): SlotsSought | null {
  const { hours, trucks, days, weekdays, notBefore, notAfter, requiresLift } = sought;
  const numMovers = moversOf(sought);
  const from = firstDayOf(sought, today);
  if (!isWithin(hours, SLOTS.duration) || !Number.isInteger(hours * 4)) return null;
  if (!isWithin(trucks, SLOTS.truckCount) || !isWithin(days, SLOTS.days)) return null;
  if (!isWithin(numMovers, SLOTS.numMovers)) return null;
  if (notBefore && notAfter && notBefore > notAfter) return null;
  const wish = {
    ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    ...(notBefore && { from: notBefore }),
    ...(notAfter && { to: notAfter }),
  };
  return {
    ...{ branchId, duration: hours, truckCount: trucks, numMovers, days },
    ...(requiresLift && { requiresLift }),
    ...(from > today && { from }),
    ...(Object.keys(wish).length > 0 && { wish }),
    ...(sought.skip > 0 && { skip: sought.skip }),
  };
}
