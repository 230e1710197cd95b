import { counted } from '#kernel/counted.js';
import { itemsFact } from './item-labels.js';
import type { LocationView } from './location.view.js';
import type { ParkingType } from './move-terms.js';
import type { BoardFieldOnWire } from './stop-fields.js';

/** A stop as boards, day sheets and phones have it. */
type BoardStop = Pick<LocationView, ShownField | 'itemVolume'>;
/** What is told of a stop; the volume of what is listed is told with it. */
type ShownField = BoardFieldOnWire | 'items';

/** Whether the schedule that phones keep without a network has a field. */
export type OnPhones = 'kept' | 'refused';

interface Fact<Value> {
  /** In a few words, `''` if there is nothing to say; `null`: it has a place of its own wherever a stop is shown. */
  readonly says: ((value: Value) => string) | null;
  readonly onPhones: OnPhones;
}

/** How a truck may stand at a place: to choose from, and as a fact. */
export const PARKING: Readonly<Record<ParkingType, { label: string; fact: string }>> = {
  Private: { label: 'Private', fact: 'private parking' },
  Public: { label: 'Public', fact: 'public parking' },
  NoDrive: { label: 'No driveway', fact: 'no driveway' },
};

const fact = <Value>(says: (value: Value) => string) => ({ says, onPhones: 'kept' as const });
const after = (words: string) => fact((text: string) => (text ? `${words} ${text}` : ''));
const APART = { says: null, onPhones: 'kept' } as const;

/**
 * What is said of a stop on the customer's page, boards, day sheets and phones, in this order. A field that boards get has to
 * be here, so that nobody adds one that crews never read, or that phones keep without anybody having decided it.
 */
const STOP_FACTS: { readonly [Name in ShownField]: Fact<BoardStop[Name]> } = {
  typeOfWOrk: APART,
  street: APART,
  unit: APART,
  city: APART,
  state: APART,
  zip: APART,
  locationType: fact((type) => type),
  floor: fact((floor) => (floor === null ? '' : `floor ${floor}`)),
  stories: fact((stories) => (stories === null ? '' : counted(stories, 'story', 'stories'))),
  hasElevator: fact((has) => (has ? 'elevator' : '')),
  distanceToDoor: fact((feet) => (feet === null ? '' : `${feet} ft from truck to door`)),
  parkingType: fact((parking) => (parking ? PARKING[parking].fact : '')),
  zone: after('zone'),
  gateCode: after('gate code'),
  dockName: after('dock'),
  items: fact(itemsFact),
  isProblem: APART,
  problemReason: APART,
  notes: APART,
};

const NAMES = Object.keys(STOP_FACTS) as ShownField[];

/** What phones keep of a stop. */
export const PHONE_STOP_FIELDS = NAMES.filter((name) => STOP_FACTS[name].onPhones === 'kept');

/** One of them, `''` if there is nothing to say. */
export const stopFact = <Name extends ShownField>(
  stop: Pick<BoardStop, Name>,
  name: Name,
): string => STOP_FACTS[name].says?.(stop[name]) ?? '';

/** What a crew must know about a stop besides its address, but for the fields that are left out. */
export const stopFacts = (stop: BoardStop, leftOut: readonly string[] = []): string[] =>
  NAMES.filter((name) => !leftOut.includes(name))
    .map((name) => stopFact(stop, name))
    .filter((words) => words !== '');
