import { crewNeeded } from './crew-short.js';
import type { CrewNeed } from './crew-short.js';
import { isInOpening, openingsOn } from './opening.js';
import type { Opening } from './opening.js';
import type { SlotDay, SlotSearch, SlotTruck } from './slot-search.js';
import { crewPart, loadPart, sumOfTruck, tenths, truckParts } from './slot-score.js';
import type { SlotParts, TruckParts } from './slot-score.js';
import { fitIn } from './truck-fit.js';
import type { TruckFit } from './truck-fit.js';

/** A truck that may take the job. */
interface AbleTruck {
  truck: SlotTruck;
  openings: readonly Opening[];
  /** What people who would be missing for it alone weigh. */
  crew: number;
}

/** A day as a search walks through it. */
export interface SearchedDay {
  day: SlotDay;
  needed: CrewNeed;
  /** By name. */
  able: readonly AbleTruck[];
}

/** A start with its trucks. */
export interface FoundSlot {
  searched: SearchedDay;
  start: number;
  /** By name of the trucks. */
  fits: readonly TruckFit[];
  parts: SlotParts;
  /** To a tenth of a minute. */
  score: number;
}

interface Ranked {
  fit: TruckFit;
  rank: number;
}

function searchedDay(day: SlotDay, search: SlotSearch): SearchedDay {
  const { requiresLift, truckCount } = search.wanted;
  const needed = crewNeeded(day);
  const able = day.trucks
    .filter(({ hasLift }) => hasLift || !requiresLift)
    .map((truck) => ({
      truck,
      openings: openingsOn(truck, search),
      // People who are missing for several trucks are missing for all of them together.
      crew: truckCount === 1 ? crewPart(needed, [truck], search) : 0,
    }));
  return { day, needed, able };
}

/** At each start of a day the trucks that fit best then (R-SLOT-8). */
export function slotsOfDay(day: SlotDay, search: SlotSearch): FoundSlot[] {
  const searched = searchedDay(day, search);
  const { truckCount } = search.wanted;
  return search.starts.flatMap((start) => {
    if (leavesTooSoon(day, start, search)) return [];
    const chosen = leastRanked(searched, start, search, truckCount);
    return chosen.length < truckCount ? [] : [slotOf(searched, start, chosen, search)];
  });
}

/** Whether a truck would have to leave the yard for the job within the hour (R-SLOT-3). */
export const leavesTooSoon = (
  { leavesFrom }: SlotDay,
  start: number,
  { wanted }: SlotSearch,
): boolean => start - wanted.out.onBoard < leavesFrom;

/** The trucks that can take the job at a start of a day, the best first; of equal ones those first by name. */
export function trucksByRank(day: SlotDay, start: number, search: SlotSearch): string[] {
  const searched = searchedDay(day, search);
  const ranked = leastRanked(searched, start, search, searched.able.length);
  return ranked.map(({ opening }) => opening.truck.id);
}

/** The job on one truck of the day at a start; null where it does not fit. */
export function fitOn(
  openings: readonly Opening[],
  start: number,
  search: SlotSearch,
): TruckFit | null {
  const opening = openings.find((one) => isInOpening(one, start));
  return opening ? fitIn(opening, start, search) : null;
}

/** At most `count`, the least first; of equal ones those first by name. */
function leastRanked(
  { able }: SearchedDay,
  start: number,
  search: SlotSearch,
  count: number,
): TruckFit[] {
  const least: Ranked[] = [];
  for (const { openings, crew } of able) {
    const fit = fitOn(openings, start, search);
    if (!fit) continue;
    const rank = tenths(sumOfTruck(truckParts(fit, search)) + crew);
    const place = least.findIndex((other) => rank < other.rank);
    if (place >= 0) least.splice(place, 0, { fit, rank });
    else if (least.length < count) least.push({ fit, rank });
    if (least.length > count) least.pop();
  }
  return least.map(({ fit }) => fit);
}

function slotOf(
  searched: SearchedDay,
  start: number,
  chosen: readonly TruckFit[],
  search: SlotSearch,
): FoundSlot {
  const fits = searched.able.flatMap(
    ({ truck }) => chosen.find(({ opening }) => opening.truck === truck) ?? [],
  );
  const ofTrucks = fits.map((fit) => truckParts(fit, search));
  const sum = (part: keyof TruckParts): number =>
    ofTrucks.reduce((total, parts) => total + parts[part], 0);
  const parts: SlotParts = {
    drive: sum('drive'),
    gap: sum('gap'),
    open: sum('open'),
    lift: sum('lift'),
    crew: crewPart(searched.needed, trucksOf(fits), search),
    load: loadPart(searched.day, search),
    risk: sum('risk'),
  };
  const score = tenths(sumOfTruck(parts) + parts.crew + parts.load);
  return { searched, start, fits, parts, score };
}

/** By name. */
export const trucksOf = (fits: readonly TruckFit[]): SlotTruck[] =>
  fits.map(({ opening }) => opening.truck);
