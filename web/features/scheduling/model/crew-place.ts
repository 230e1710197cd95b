import {
  mayDropInZone,
  maySit,
  whereIs,
  type CrewZone,
} from '#modules/scheduling/contract/crew-rules.js';
import type { DailyAssignmentView, DayMoverView } from '#modules/scheduling/contract/day.view.js';
import type { ExpectedCrewPlace } from '#modules/scheduling/contract/expectations.js';
import type { SeatPosition } from '#modules/scheduling/contract/limits.js';

/** A seat, on call, or nowhere that day. */
export type CrewPlace = ExpectedCrewPlace;

export const isSeat = (place: CrewPlace): place is Exclude<CrewPlace, 'onCall' | null> =>
  place !== null && place !== 'onCall';

/** A person on the way to a seat or a zone. */
export interface DraggedMover {
  mover: DayMoverView;
  by: 'pointer' | 'click';
}

/** The crew of a truck that is being taken to another one. */
export interface DraggedCrew {
  truck: string;
  by: 'pointer' | 'click';
}

/** Where a person may be dropped: a seat of a truck, or a zone of the crew panel. */
export type CrewTarget = { truck: string; position: SeatPosition } | CrewZone;

export const placeIn = (target: CrewTarget): CrewPlace => {
  if (typeof target !== 'string') return target;
  return target === 'onCall' ? 'onCall' : null;
};

export const crewPlaceOf = (assignment: DailyAssignmentView, mover: string): CrewPlace =>
  whereIs(assignment, mover) as CrewPlace;

/** Whether the rules of crews allow a person there (R-CREW-4). */
export const mayPut = ({ isTeamLead }: DayMoverView, target: CrewTarget): boolean =>
  typeof target === 'string'
    ? mayDropInZone(target, isTeamLead)
    : maySit(target.position, isTeamLead);

export const isSameCrewPlace = (a: CrewPlace, b: CrewPlace): boolean =>
  JSON.stringify(a) === JSON.stringify(b) ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a?.truck === b?.truck &&
    a?.position === b?.position);
