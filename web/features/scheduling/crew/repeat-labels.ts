import type { CrewsRepeatedView } from '#modules/scheduling/contract/crews-repeated.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { crewPlaceOf } from '../model/crew-place';
import { truckName } from '../model/row-labels';
import { crewPlaceLabel, moverName } from './crew-labels';

/** So many reasons fit into a message that passes. */
const SHOWN = 3;

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US').format([...names]);

/** Why somebody was left out; where they are, if this board shows it. */
function whyLeft(
  view: DayView,
  { mover, code, message }: CrewsRepeatedView['left'][number],
): string {
  const place = code === 'HAS_PLACE' ? crewPlaceOf(view.assignment, mover) : null;
  return place ? `${moverName(view, mover)} is ${at(view, place)}.` : message;
}

const at = (view: DayView, place: NonNullable<ReturnType<typeof crewPlaceOf>>): string =>
  `${place === 'onCall' ? '' : 'on '}${crewPlaceLabel(view, place)}`;

/** Why each of those who were left out is, and which trucks had no crew. */
export function leftOutSentences(view: DayView, { left, unknown }: CrewsRepeatedView): string[] {
  const sentences = left.map((one) => whyLeft(view, one));
  if (unknown.length === 0) return sentences;
  const idle = listed(unknown.map((id) => truckName(view, id) ?? 'A truck'));
  return [...sentences, `${idle} had no crew in the last two weeks.`];
}

function takenSentence(view: DayView, { taken }: CrewsRepeatedView): string | null {
  const trucks = new Set(taken.map(({ truck }) => truck));
  const [first] = trucks;
  if (first === undefined) return null;
  if (trucks.size > 1) return `${taken.length} people sit where they last did.`;
  const sit = taken.length === 1 ? 'sits' : 'sit';
  const names = listed(taken.map(({ mover }) => moverName(view, mover)));
  return `${names} ${sit} on ${truckName(view, first) ?? 'the truck'} again.`;
}

/** What came of seating crews as before: who sits down, who does not and why. */
export function repeatLabel(view: DayView, repeated: CrewsRepeatedView): string {
  const reasons = leftOutSentences(view, repeated);
  const words =
    reasons.length > SHOWN
      ? [`${repeated.left.length} people were left out; the crew panel says why.`]
      : reasons;
  const sentences = [takenSentence(view, repeated), ...words].filter(Boolean);
  return sentences.join(' ') || 'Everyone is in that seat already.';
}
