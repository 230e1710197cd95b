import { moverAt } from '#modules/scheduling/contract/crew-rules.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { CrewMove } from '../api/crew-api';
import type { DayKey } from '../model/day-key';
import type { BoardModel } from '../model/board-model';
import { unavailableLabel } from '../model/row-labels';
import { isBoardOf } from '../model/placing-fault';
import type { LastEditors } from '../model/last-editors';
import { crewPlaceLabel, moverName, putLabel } from './crew-labels';
import { crewPlaceOf, isSameCrewPlace, isSeat, type CrewPlace } from '../model/crew-place';

/** One call of a crew move. */
export type CrewStep = Pick<CrewMove, 'mover' | 'from' | 'to' | 'over'>;

const sitterOf = ({ assignment }: DayView, place: CrewPlace): string | null =>
  isSeat(place) ? moverAt(assignment, place.truck, place.position) : null;

/**
 * What a drop asks for: from seat to seat two people swap, otherwise the person in the seat is
 * freed.
 */
export function stepTo(view: DayView, mover: string, to: CrewPlace): CrewStep {
  const from = crewPlaceOf(view.assignment, mover);
  const sitting = sitterOf(view, to);
  const isKnown = view.movers.some(({ _id }) => _id === sitting);
  const how = isSeat(from) && isKnown ? 'swap' : 'replace';
  return { mover, from, to, over: sitting === null ? null : { sitting, how } };
}

/** The calls that take a step back. */
export function stepsBack({ mover, from, to, over }: CrewStep): CrewStep[] {
  if (over?.how === 'swap') {
    return [{ mover: over.sitting, from, to, over: { sitting: mover, how: 'swap' } }];
  }
  const back: CrewStep = { mover, from: to, to: from, over: null };
  return over ? [back, { mover: over.sitting, from: null, to, over: null }] : [back];
}

/** Why the person in the seat cannot take the other one's old seat; null when they can. */
export function swapFault(view: DayView, { from, over }: CrewStep): string | null {
  if (over?.how !== 'swap' || !isSeat(from) || from.position !== 0) return null;
  if (view.movers.find(({ _id }) => _id === over.sitting)?.isTeamLead) return null;
  const name = moverName(view, over.sitting);
  return `${name} is not a team lead and can't take ${crewPlaceLabel(view, from)}. Take ${name} off the seat first.`;
}

/**
 * Who put whom where in the meantime, when the server refused a step; null if the board does not
 * show it.
 */
export function crewRaceLabel(
  { mover, from, to, over }: CrewStep,
  view: DayView,
  lastEditors: LastEditors,
): string | null {
  if (!isSameCrewPlace(crewPlaceOf(view.assignment, mover), from)) {
    return `${lastEditors.by(mover)} just ${putLabel(view, mover)}.`;
  }
  if (!isSeat(to)) return null;
  const truck = view.trucks.find(({ _id }) => _id === to.truck);
  if (truck?.unavailable) {
    return `${lastEditors.by(to.truck)} just made ${truck.name} unavailable: ${truck.unavailableNote}.`;
  }
  const sitting = sitterOf(view, to);
  if (sitting === (over?.sitting ?? null)) return null;
  const other = sitting ?? over?.sitting ?? '';
  return `${lastEditors.by(other)} just ${putLabel(view, other)}.`;
}

/**
 * Why the first of these steps is impossible on the board as it is now; null when it is possible.
 */
export function crewFault(
  model: BoardModel | null,
  key: DayKey,
  [step]: readonly CrewStep[],
): string | null {
  if (!model || !step || !isBoardOf(model, key)) return null;
  const { view } = model;
  const { mover, from, to, over } = step;
  const here = crewPlaceOf(view.assignment, mover);
  if (!isSameCrewPlace(here, from)) {
    return `${moverName(view, mover)} is ${crewPlaceLabel(view, here)} now.`;
  }
  if (!isSeat(to)) return null;
  const truck = view.trucks.find(({ _id }) => _id === to.truck);
  if (!truck || truck.unavailable) return unavailableLabel(view, to.truck);
  const sitting = sitterOf(view, to);
  if (sitting === (over?.sitting ?? null)) return null;
  return sitting
    ? `${moverName(view, sitting)} is in that seat now.`
    : `${moverName(view, over?.sitting ?? '')} is no longer in that seat.`;
}
