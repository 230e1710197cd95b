import { readableClock } from '../board-config.js';
import { newlyShort } from './crew-short.js';
import { trucksOf } from './day-slots.js';
import type { FoundSlot } from './day-slots.js';
import type { Passage } from './passage.js';
import { reached, riskOf } from './risk.js';
import type { SlotSearch } from './slot-search.js';
import { windowEnd } from './slot-window.js';
import type { TruckFit } from './truck-fit.js';
import { roomForAJob } from './wasted-time.js';

const MOST = 3;
/** After a job: less than this fills its day. */
const FILLED = 30;
const QUIET = 0.25;

type Reason = (fit: TruckFit) => string | null;

const minutesOf = (passage: Passage | null): string | null =>
  passage && passage.leg !== null ? `${Math.round(passage.leg)} min` : null;

/** In one of five cases it is beyond what is promised. */
const mayComeLate =
  (promised: number): Reason =>
  (fit) =>
    (reached(fit, 'inEight') ?? 0) > promised
      ? `${fit.opening.truck.name} may come late: 1 in 5`
      : null;

const nextMayWait =
  (search: SlotSearch): Reason =>
  (fit) =>
    riskOf(fit, search).next > 0 ? `${fit.opening.after?.to.name} may wait: 1 in 5` : null;

/** A window that goes on beyond what the customer wishes. */
const beyondWish = (until: number | null, { wishedUntil }: SlotSearch): string[] =>
  until !== null && wishedUntil !== null && until > wishedUntil
    ? [`May come as late as ${readableClock(until)}`]
    : [];

const nearBefore: Reason = ({ opening: { truck, before }, arrival }) => {
  const minutes = minutesOf(arrival);
  return before && minutes && `${minutes} from ${before.from.name} on ${truck.name}`;
};

const nearAfter: Reason = ({ opening: { truck, after }, departure }) => {
  const minutes = minutesOf(departure);
  return after && minutes && `${minutes} on to ${after.to.name} on ${truck.name}`;
};

const fills: Reason = ({ opening: { truck }, spareAfter }) =>
  spareAfter < FILLED ? `Fills ${truck.name}'s day` : null;

const leavesRoom =
  (roomy: number): Reason =>
  ({ opening: { truck }, spareBefore, spareAfter }) =>
    Math.max(spareBefore, spareAfter) >= roomy ? `Leaves room for a job on ${truck.name}` : null;

const isOut: Reason = ({ opening: { truck } }) =>
  truck.truckDay.length > 0 ? `${truck.name} is out anyway` : `Starts another truck: ${truck.name}`;

const liftUnused: Reason = ({ opening: { truck } }) =>
  truck.hasLift ? 'Lift truck without need' : null;

const short = (count: number, one: string): string[] =>
  count === 0 ? [] : [count === 1 ? `One ${one} short` : `${count} ${one}s short`];

function loadReason(load: number, loadFrom: number): string[] {
  const booked = `${Math.round(load * 100)}% booked`;
  if (load > loadFrom) return [`Busy day: ${booked}`];
  return load < QUIET ? [`Quiet day: ${booked}`] : [];
}

/** Why a slot is good or bad, for people: the first three that hold (R-SLOT-11). */
export function slotReasons(slot: FoundSlot, search: SlotSearch): string[] {
  const { searched, fits, start } = slot;
  const { settings, wanted } = search;
  const until = windowEnd(slot, search);
  const said = (reasons: readonly Reason[]): string[] =>
    reasons.flatMap((reason) => fits.flatMap((fit) => reason(fit) ?? []));
  const risks = said([mayComeLate(until ?? start), nextMayWait(search)]);
  const ofTrucks = said([
    nearBefore,
    nearAfter,
    fills,
    leavesRoom(roomForAJob(settings.shortestJobHours)),
    isOut,
    ...(wanted.requiresLift ? [] : [liftUnused]),
  ]);
  const { leads, movers } = newlyShort(searched.needed, trucksOf(fits), search);
  return [
    ...new Set([
      ...risks,
      ...beyondWish(until, search),
      ...ofTrucks,
      ...short(leads, 'lead'),
      ...short(movers, 'mover'),
      ...loadReason(searched.day.load, settings.slotWeights.loadFrom),
    ]),
  ].slice(0, MOST);
}
