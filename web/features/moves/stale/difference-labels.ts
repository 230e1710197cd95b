import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { showDay, showHours, showTimeNamed } from '../../../shared/format';
import { fieldLabel, type Names } from '../../../shared/labels';
import type { Difference, Side } from '../form/merge-edits';
import type { CustomerValues, LocationValues, OperationValues } from '../form/values';
import { addressLine } from '../labels/address-line';
import { WORK_LABELS } from '../labels/location-labels';
import { namesIn } from '../form/names-in';
import { showValue, type ValueContext } from '../labels/show-value';

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

const orderLabel = (ids: readonly string[], { addresses, names }: DifferenceContext): string =>
  ids.map((id, at) => `${at + 1}. ${addresses.get(id) ?? names.get(id) ?? ''}`).join('\n');

/** The field of a difference, with its day and its stop or truck. */
export function differenceTitle({ path }: Difference, { names }: ValueContext): string {
  const { places, field } = fieldLabel(path, names);
  return [...places, field].filter(Boolean).join(' · ');
}

type Address = Parameters<typeof addressLine>[0];

const stopLabel = (stop: {
  typeOfWOrk: LocationValues['typeOfWOrk'];
  [ADDRESS]: Address;
}): string =>
  [WORK_LABELS[stop.typeOfWOrk], addressLine(stop[ADDRESS]) || 'no address yet'].join(' · ');

const shareLabel = (
  share: Pick<OperationValues, 'date' | 'duration' | 'moverCount'>,
  zone: string,
) => `${showTimeNamed(share.date, zone)}, ${showHours(share.duration)}, ${share.moverCount} movers`;

/** A whole entry that only one side has. */
function entryLabel(path: string, entry: unknown, { timezone }: ValueContext): string {
  if (entry === undefined) return 'Not there';
  const kind = path.split('.').at(-2);
  if (kind === 'locations') return stopLabel(entry as Parameters<typeof stopLabel>[0]);
  if (kind === 'operations') return shareLabel(entry as OperationValues, timezone);
  const { activityDay, notes } = entry as ActivityView;
  return [activityDay && showDay(activityDay), notes].filter(Boolean).join(' · ');
}

/** A side's value, as people read it. */
export function sideLabel(difference: Difference, side: Side, context: DifferenceContext): string {
  const { path, [side]: value } = difference;
  const last = path.split('.').at(-1) ?? '';
  const { field } = fieldLabel(path, context.names);
  if (!field) return entryLabel(path, value, context);
  if (last === 'locations' || last === 'operations') return orderLabel(value as string[], context);
  if (last === ADDRESS) return addressLine(value as Address) || '–';
  return showValue(last, value, context);
}
