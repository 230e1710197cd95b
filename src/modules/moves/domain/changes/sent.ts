import type { LocalDate } from '#kernel/local-date.js';
import type { ActivityFields } from '../activity.js';
import type { CustomerValues } from '../customer.js';
import type { FigureOrigins } from '../estimates/figure-origins.js';
import type { Item } from '../item.js';
import type { Operation } from '../operation.js';
import type { Stop } from '../stop.js';
import type { SentFieldName } from '../stop-fields.js';
import type { SentTransit } from '../transit/take-transit.js';
import type {
  PLAIN_ACTIVITY_FIELDS,
  PLAIN_META_FIELDS,
  PLAIN_OPERATION_FIELDS,
  CONTACT_FIELDS,
} from './editable-fields.js';

/*
 * What a person sends about a move, already checked; an absent property stays as it is. Money in
 * dollars, hours as decimals.
 */

type Plain<Whole, Fields extends readonly (keyof Whole)[]> = Partial<Pick<Whole, Fields[number]>>;

export type SentContact = Plain<CustomerValues, typeof CONTACT_FIELDS>;

export interface SentMeta extends Plain<CustomerValues, typeof PLAIN_META_FIELDS> {
  readonly rate?: number;
  readonly actualPrice?: number | null;
}

export interface SentStop extends Partial<Pick<Stop, SentFieldName>> {
  readonly _id?: string;
  readonly tripFee?: number | null;
  /** A number or numeric text; read with `readSquareFeet`. */
  readonly sqft?: unknown;
  readonly packingEstCost?: number | null;
  readonly currentEstimate?: SentTimeByHand | null;
  readonly worktimeTyped?: boolean | null;
  readonly items?: readonly SentItem[];
}

/** A whole one: what is absent is unknown. */
export interface SentItem extends Pick<Item, 'name' | 'quantity'> {
  readonly _id?: string;
  readonly cubicFeet?: number | null;
}

export interface SentTimeByHand {
  readonly hours?: number | null;
  readonly minutes?: number | null;
  readonly overrideReason?: string;
}

export interface SentOperation extends Plain<Operation, typeof PLAIN_OPERATION_FIELDS> {
  readonly _id?: string;
  /** Instant. */
  readonly date?: string;
  /** Instants. */
  readonly arrivalWindow?: { readonly from: string; readonly to: string } | null;
  readonly bookingEnvelope?: {
    readonly startingDriveTime?: number | null;
    readonly endingDriveTime?: number | null;
  };
}

export interface SentActivity extends Plain<ActivityFields, typeof PLAIN_ACTIVITY_FIELDS> {
  /** `null` clears it, which the pre-save check refuses. */
  readonly activityDay?: LocalDate | null;
  readonly figureOrigins?: Partial<FigureOrigins>;
  readonly transitInfo?: SentTransit;
  readonly locations?: readonly SentStop[];
  readonly operations?: readonly SentOperation[];
}
