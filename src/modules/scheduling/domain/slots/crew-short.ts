import type { SlotDay, SlotSearch, SlotTruck } from './slot-search.js';

/** People that a day lacks. */
export interface CrewShort {
  leads: number;
  movers: number;
}

/** People that the trucks of a day need: a lead on each, and as many as its largest crew. */
export interface CrewNeed {
  leads: number;
  people: number;
}

const largestCrew = ({ truckDay }: SlotTruck): number =>
  truckDay.reduce((most, { moverCount }) => Math.max(most, moverCount), 0);

/** What a truck needs for what is on it, and with `joining` movers for one more job. */
function needOf(truck: SlotTruck, joining = 0): CrewNeed {
  const people = Math.max(largestCrew(truck), joining);
  return { leads: people > 0 ? 1 : 0, people };
}

/** What the trucks of a day need as things are. */
export function crewNeeded({ trucks }: SlotDay): CrewNeed {
  const needs = trucks.map((truck) => needOf(truck));
  return {
    leads: needs.reduce((sum, { leads }) => sum + leads, 0),
    people: needs.reduce((sum, { people }) => sum + people, 0),
  };
}

const missing = (need: number, have: number): number => Math.max(0, need - have);

/** Who would be missing with the job on these trucks and is not missing already (R-SLOT-7). */
export function newlyShort(
  needed: CrewNeed,
  trucks: readonly SlotTruck[],
  { wanted, crew }: SlotSearch,
): CrewShort {
  const after = { ...needed };
  for (const truck of trucks) {
    const [now, then] = [needOf(truck), needOf(truck, wanted.moverCount)];
    after.leads += then.leads - now.leads;
    after.people += then.people - now.people;
  }
  return {
    leads: missing(after.leads, crew.leads) - missing(needed.leads, crew.leads),
    movers: missing(after.people, crew.people) - missing(needed.people, crew.people),
  };
}
