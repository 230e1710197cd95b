import type { Item } from '../domain/item.js';
import type { Stop } from '../domain/stop.js';
import type { TimeByHand } from '../domain/stop-fields.js';

/** Minutes for a crew of two; `null` ("N/A") if an input is missing or the type has no table. */
export interface TimeInMinutesView {
  /** Base. */
  forFurniture: number | null;
  /** Walk. */
  forWalking: number | null;
  /** Stairs/Stories. */
  forStories: number | null;
  /** Elevator. */
  forElevator: number | null;
  /** Inv/Boxes. */
  forBoxes: number | null;
  /** Drive time: the leg from the stop before; the first stop's is 0. */
  forDriving: number | null;
}

export interface WorktimeEstimationsView {
  timeInMinutes: TimeInMinutesView;
  /** Version of the constants that this was computed with; `null` if unknown. */
  constantsVersion: number | null;
}

/** What a person entered instead of the computed handling time of a stop. */
export type CurrentEstimateView = TimeByHand;

/** What the API names or measures differently from the stored form. */
type SaidOtherwise =
  | 'id'
  | 'items'
  | 'workType'
  | 'useFee'
  | 'tripFeeCents'
  | 'zoneFeeCents'
  | 'packingEstCostCents'
  | 'sqft'
  | 'worktimeEstimations';

type AsKept = { -readonly [Name in keyof Omit<Stop, SaidOtherwise>]: Stop[Name] };

/** A stop of an activity. Texts are `''` when empty. */
export interface LocationView extends AsKept {
  _id: string;
  typeOfWOrk: Stop['workType'];
  /** True: `tripFee` is this stop's own. Absent for reduced readers. */
  useFee?: boolean;
  /** Dollars for each truck, as it applies. Absent for reduced readers. */
  tripFee?: number;
  /** Square feet. */
  sqft: number | null;
  /** Dollars. Absent for reduced readers. */
  packingEstCost?: number | null;
  /** `null` until an estimate was stored. */
  worktimeEstimations: WorktimeEstimationsView | null;
  /** What is moved, in the order listed. Absent where nothing is listed. */
  items?: ItemView[];
  /** Cubic feet of all pieces whose volume is known, to a tenth. Absent where nothing is listed. */
  itemVolume?: number;
}

/** Things of one kind. */
export interface ItemView extends Readonly<Omit<Item, 'id'>> {
  _id: string;
}
