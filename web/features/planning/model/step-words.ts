import type { PlanStep, StepOf } from '#modules/planning/contract/proposal.view.js';
import { showClockTime } from '../../../shared/format';

type Place = StepOf<'place'>['from'];
type Seat = StepOf<'seat'>['from'];
type TruckState = StepOf<'truck'>['from'];

type StandIn = StepOf<'standIn'>['from'];
type Rental = StepOf<'rental'>['from'];

/** The name of a truck, also of one that the plan adds, or of a move's customer, by its id. */
export type NameOf = (id: string) => string;

/** Where something is, and where a step puts it. */
export interface FromTo {
  from: string;
  to: string;
}

const rowWords = ({ truck, unassigned }: Place, nameOf: NameOf): string =>
  truck === null ? (unassigned ? 'Unassigned row' : 'off the board') : nameOf(truck);

/** Only what changes, and the truck where it stays and nothing else says where. */
function placeWords(from: Place, to: Place, nameOf: NameOf): FromTo {
  const isMoved = from.truck !== to.truck || from.unassigned !== to.unassigned;
  const isRetimed = from.start !== to.start;
  const isLonger = from.duration !== to.duration;
  const said = (place: Place): string =>
    [
      (isMoved || !(isRetimed || isLonger)) && rowWords(place, nameOf),
      isRetimed && showClockTime(place.start),
      isLonger && `${place.duration} h`,
    ]
      .filter(Boolean)
      .join(', ');
  return { from: said(from), to: said(to) };
}

const LEAD = 0;

function seatWords(seat: Seat, nameOf: NameOf): string {
  if (seat === null) return 'free';
  if (seat === 'onCall') return 'on call';
  if (seat === 'off') return 'off';
  return `${nameOf(seat.truck)}, ${seat.position === LEAD ? 'lead' : `seat ${seat.position + 1}`}`;
}

function truckWords({ unavailable, unavailableFrom }: TruckState): string {
  if (unavailable) return 'down all day';
  return unavailableFrom === null ? 'runs' : `down from ${showClockTime(unavailableFrom)}`;
}

export const standInWords = (standIn: StandIn, nameOf: NameOf): string =>
  standIn
    ? `${nameOf(standIn.by)} stands in from ${showClockTime(standIn.from)}`
    : 'does its own jobs';

const rentalWords = (rental: Rental): string =>
  rental ? `rented${rental.hasLift ? ', with a lift' : ''}` : 'not rented';

const followWords = ({ after }: StepOf<'follow'>['from'], nameOf: NameOf): string =>
  after === null ? 'from the yard' : `straight from ${nameOf(after)}`;

/** From where to where a step goes, in words. */
export function stepWords(step: PlanStep, nameOf: NameOf): FromTo {
  switch (step.op) {
    case 'place':
      return placeWords(step.from, step.to, nameOf);
    case 'seat':
      return { from: seatWords(step.from, nameOf), to: seatWords(step.to, nameOf) };
    case 'truck':
      return { from: truckWords(step.from), to: truckWords(step.to) };
    case 'standIn':
      return { from: standInWords(step.from, nameOf), to: standInWords(step.to, nameOf) };
    case 'rental':
      return { from: rentalWords(step.from), to: rentalWords(step.to) };
    case 'follow':
      return { from: followWords(step.from, nameOf), to: followWords(step.to, nameOf) };
    case 'note':
      return { from: step.from || 'no notes', to: step.to || 'no notes' };
  }
}

/** Whether the customer has to agree to where a step puts their move. */
export const isAgreementNeeded = (step: PlanStep): boolean =>
  step.op === 'place' && step.call && step.from.start !== step.to.start;
