import { ceilToQuarter } from '#kernel/time-window.js';
import { moverCountPerTruck } from '#modules/moves/contract/operation-times.js';
import { SLOTS } from '../../contract/limits.js';
import type { Stop } from '../../domain/slots/drives.js';
import type { WantedJob } from '../../domain/slots/slot-search.js';
import type { DoneBy } from '../../domain/slots/work.js';
import type { JobBasis } from '../../ports/job-ranges.js';
import type { SlotsRequest } from '../../domain/slots/slots-request.js';
import type { ActivityWanted } from './read-wanted.js';
import { stopAt } from './to-work.js';
import type { YardDrives } from './yard-drives.js';

/** A job as a search looks for it. */
export interface Wanted {
  job: WantedJob;
  /** A drive to or from it is not known, because a place is not. */
  isUnplaced: boolean;
}

/** One end of the job: where it is, and what is known of the drive between it and the yard. */
interface End {
  stop: Stop | null;
  typed: number | null;
  fetched: number | null;
  isHold: boolean;
}

/** What is not asked for is the activity's, or else what most jobs are like. */
export function wantedJob(
  request: SlotsRequest,
  activity: ActivityWanted | null,
  yard: YardDrives,
  takes: (basis: JobBasis) => DoneBy,
): Wanted {
  const truckCount = request.truckCount ?? activity?.truckCount ?? 1;
  const numMovers = request.numMovers ?? activity?.numMovers ?? SLOTS.moversOfATruck * truckCount;
  const hours = request.duration ?? hoursOf(activity);
  const { first, last } = endsOf(request, activity);
  const [out, back] = [yard.out(first, first.stop), yard.back(last, last.stop, hours)];
  return {
    job: {
      minutes: hours * 60,
      out,
      back,
      arrives: mayLink(first) ? first.stop : null,
      leaves: mayLink(last) ? last.stop : null,
      truckCount,
      moverCount: moverCountPerTruck(numMovers, truckCount),
      requiresLift: request.requiresLift ?? activity?.requiresLift ?? false,
      takes: activity?.basis ? takes(activity.basis) : null,
    },
    isUnplaced: [first, last].some((end) => isUnknown(end, yard)),
  };
}

/** As a new operation of the activity would have it, if there is none. */
const hoursOf = (activity: ActivityWanted | null): number =>
  activity?.duration ?? Math.max(SLOTS.duration.min, ceilToQuarter(activity?.estHours ?? 0));

const mayLink = ({ typed, isHold }: End): boolean => typed === null && !isHold;

/** A stop or a yard without position, between which no drive is known either. */
const isUnknown = ({ stop, typed, fetched }: End, { isPlaced }: YardDrives): boolean =>
  (stop === null || !isPlaced) && typed === null && fetched === null;

function endsOf(
  { stops, driveOut, driveBack }: SlotsRequest,
  activity: ActivityWanted | null,
): { first: End; last: End } {
  const own = activity && {
    first: stopAt(activity.firstLatitude, activity.firstLongitude),
    last: stopAt(activity.lastLatitude, activity.lastLongitude),
  };
  const first = stops ? placeOf(stops[0]) : (own?.first ?? null);
  const last = stops ? placeOf(stops.at(-1)) : (own?.last ?? null);
  // What was fetched is true as long as the stop is where it was.
  const isFirst = !stops || isSamePlace(first, own?.first);
  const isLast = !stops || isSamePlace(last, own?.last);
  return {
    first: {
      stop: first,
      typed: driveOut ?? activity?.typedOut ?? null,
      fetched: isFirst ? (activity?.legOut ?? null) : null,
      isHold: isFirst && activity?.startsInHold === true,
    },
    last: {
      stop: last,
      typed: driveBack ?? activity?.typedBack ?? null,
      fetched: isLast ? (activity?.legBack ?? null) : null,
      isHold: isLast && activity?.endsInHold === true,
    },
  };
}

const placeOf = (stop: NonNullable<SlotsRequest['stops']>[number] | undefined): Stop | null =>
  stop ? stopAt(stop.latitude, stop.longitude) : null;

const isSamePlace = (stop: Stop | null, other: Stop | null | undefined): boolean =>
  stop === null || !other
    ? stop === (other ?? null)
    : stop.latitude === other.latitude && stop.longitude === other.longitude;
