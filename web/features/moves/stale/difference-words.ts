import type { ActivityView } from '../../../../src/modules/moves/contract/activity.view';
import { showDay, showHours, showTimeNamed } from '../../../shared/format';
import { fieldWords, type Names } from '../../../shared/words';
import type { Difference, Side } from '../form/merge-edits';
import type { CustomerValues, LocationValues, OperationValues } from '../form/values';
import { addressLine } from '../words/address-line';
import { WORK_WORDS } from '../words/location-words';
import { namesIn } from '../form/names-in';
import { showValue, type ValueContext } from '../words/show-value';

const ADDRESS = 'normalizedStreetAddress';

export interface DifferenceContext extends ValueContext {
  /** Of stops, by their ids. */
  addresses: Names;
}

const addressesIn = ({ move }: CustomerValues): [string, string][] =>
  move.activities.flatMap(({ locations }) =>
    locations.flatMap((stop): [string, string][] =>
      stop._id ? [[stop._id, addressLine(stop) || 'No address yet']] : [],
    ),
  );

/** Names of everything that either side knows, as it is numbered on screen. */
export const contextOf = (
  mine: CustomerValues,
  theirs: CustomerValues,
  timezone: string,
  people: readonly (readonly [string, string])[],
): DifferenceContext => ({
  timezone,
  names: new Map([...people, ...namesIn(theirs), ...namesIn(mine)]),
  addresses: new Map([...addressesIn(theirs), ...addressesIn(mine)]),
});

const orderWords = (ids: readonly string[], { addresses, names }: DifferenceContext): string =>
  ids.map((id, at) => `${at + 1}. ${addresses.get(id) ?? names.get(id) ?? ''}`).join('\n');

/** The field of a difference, with the day and the stop or truck that it belongs to. */
export function differenceTitle({ path }: Difference, { names }: ValueContext): string {
  const { places, field } = fieldWords(path, names);
  return [...places, field].filter(Boolean).join(' · ');
}

type Address = Parameters<typeof addressLine>[0];

const stopWords = (stop: {
  typeOfWOrk: LocationValues['typeOfWOrk'];
  [ADDRESS]: Address;
}): string =>
  [WORK_WORDS[stop.typeOfWOrk], addressLine(stop[ADDRESS]) || 'no address yet'].join(' · ');

const shareWords = (
  share: Pick<OperationValues, 'date' | 'duration' | 'moverCount'>,
  zone: string,
) => `${showTimeNamed(share.date, zone)}, ${showHours(share.duration)}, ${share.moverCount} movers`;

/** A whole entry that only one side has. */
function entryWords(path: string, entry: unknown, { timezone }: ValueContext): string {
  if (entry === undefined) return 'Not there';
  const kind = path.split('.').at(-2);
  if (kind === 'locations') return stopWords(entry as Parameters<typeof stopWords>[0]);
  if (kind === 'operations') return shareWords(entry as OperationValues, timezone);
  const { activityDay, notes } = entry as ActivityView;
  return [activityDay && showDay(activityDay), notes].filter(Boolean).join(' · ');
}

/** What a side says, as a person reads it. */
export function sideWords(difference: Difference, side: Side, context: DifferenceContext): string {
  const { path, [side]: value } = difference;
  const last = path.split('.').at(-1) ?? '';
  const { field } = fieldWords(path, context.names);
  if (!field) return entryWords(path, value, context);
  if (last === 'locations' || last === 'operations') return orderWords(value as string[], context);
  if (last === ADDRESS) return addressLine(value as Address) || '–';
  return showValue(last, value, context);
}
