import { newlyShort } from './crew-short.js';
import { trucksOf } from './day-slots.js';
import type { FoundSlot } from './day-slots.js';
import type { Passage } from './passage.js';
import type { SlotSearch } from './slot-search.js';
import type { TruckFit } from './truck-fit.js';
import { roomForAJob } from './wasted-time.js';

const MOST = 3;
/** After a job: less than this fills its day. */
const FILLED = 30;
const QUIET = 0.25;

type Reason = (fit: TruckFit) => string | null;

const minutesOf = (passage: Passage | null): string | null =>
  passage && passage.leg !== null ? `${Math.round(passage.leg)} min` : null;

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
export function slotReasons({ searched, fits }: FoundSlot, search: SlotSearch): string[] {
  const { settings, wanted } = search;
  const ofTrucks = [
    nearBefore,
    nearAfter,
    fills,
    leavesRoom(roomForAJob(settings.shortestJobHours)),
    isOut,
    ...(wanted.requiresLift ? [] : [liftUnused]),
  ].flatMap((reason) => fits.flatMap((fit) => reason(fit) ?? []));
  const { leads, movers } = newlyShort(searched.needed, trucksOf(fits), search);
  return [
    ...new Set([
      ...ofTrucks,
      ...short(leads, 'lead'),
      ...short(movers, 'mover'),
      ...loadReason(searched.day.load, settings.slotWeights.loadFrom),
    ]),
  ].slice(0, MOST);
}
