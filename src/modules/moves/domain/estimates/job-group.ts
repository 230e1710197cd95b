import { figure, type Figure } from '../figure.js';
import { isMultiStorey } from '../location-types.js';

const HOME_KINDS = ['apartment', 'house', 'storage', 'other'] as const;
type HomeKind = (typeof HOME_KINDS)[number];

const ACCESSES = ['level', 'stairs', 'elevator'] as const;
type Access = (typeof ACCESSES)[number];

/** Jobs that are like each other: what is moved, and how one gets to it. */
export type JobGroup = `${HomeKind}|${Access}`;

export const JOB_GROUPS: readonly JobGroup[] = HOME_KINDS.flatMap((kind) =>
  ACCESSES.map((access): JobGroup => `${kind}|${access}`),
);

/** What the group of a job depends on at each stop. */
interface GroupStop {
  readonly workType?: string | null;
  readonly locationType?: string | null;
  readonly floor?: Figure;
  readonly hasElevator?: boolean | null;
}

const KIND_OF: ReadonlyMap<string, HomeKind> = new Map<string, HomeKind>([
  ['Apartment', 'apartment'],
  ['Condo', 'apartment'],
  ['House', 'house'],
  ['Town-home', 'house'],
  ['Storage', 'storage'],
  ['Pod', 'storage'],
  ['Rental Truck', 'storage'],
]);

/** The kind of the first stop where things are loaded, else unloaded, else of the first. */
function kindOf(stops: readonly GroupStop[]): HomeKind {
  const telling =
    stops.find(({ workType }) => workType === 'Load' || workType === 'LoadAndUnload') ??
    stops.find(({ workType }) => workType === 'Unload') ??
    stops[0];
  return KIND_OF.get(telling?.locationType ?? '') ?? 'other';
}

function accessOf(stops: readonly GroupStop[]): Access {
  const high = stops.filter(
    ({ locationType, floor }) => isMultiStorey(locationType) && (figure(floor) ?? 1) >= 2,
  );
  if (high.some(({ hasElevator }) => !hasElevator)) return 'stairs';
  return high.length > 0 ? 'elevator' : 'level';
}

/** The group of a job with these stops, in the order of travel. */
export const groupOf = (stops: readonly GroupStop[]): JobGroup =>
  `${kindOf(stops)}|${accessOf(stops)}`;
