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

/** What came of seating crews as before: who sits down, who does not and why. */
export function repeatLabel(view: DayView, { taken, left, unknown }: CrewsRepeatedView): string {
  const trucks = new Set(taken.map(({ truck }) => truck));
  const [first] = trucks;
  const names = taken.map(({ mover }) => moverName(view, mover));
  const sit = names.length === 1 ? 'sits' : 'sit';
  const sentences: string[] = [];
  if (first !== undefined) {
    const where =
      trucks.size === 1 ? `on ${truckName(view, first) ?? 'the truck'}` : 'where they last did';
    const who = trucks.size === 1 ? listed(names) : `${names.length} people`;
    sentences.push(`${who} ${sit} ${where} again.`);
  }
  sentences.push(...left.slice(0, SHOWN).map((one) => whyLeft(view, one)));
  if (left.length > SHOWN) sentences.push(`${left.length - SHOWN} more were left out.`);
  if (unknown.length > 0) {
    const idle = listed(unknown.map((id) => truckName(view, id) ?? 'A truck'));
    sentences.push(`${idle} had no crew in the last two weeks.`);
  }
  return sentences.join(' ') || 'Everybody sits there already.';
}
