import { LIST_FILTERS, type ListFilter } from '#kernel/page.js';
import {
  OptionalBranchFilter,
  QueryFlag,
  QueryOneOf,
  QuerySize,
} from '#kernel/validation/index.js';
import { TRUCK_LIST_SIZE } from './truck-terms.js';

/** Query of GET /truck. */
export class TruckListQueryDto {
  /** Absent: those in service only. */
  @QueryOneOf(LIST_FILTERS) filter?: ListFilter;
  /** The branch; absent: every branch. */
  @OptionalBranchFilter() locationId?: string;
  /** Absent: no rentals. */
  @QueryFlag() includeRentals?: boolean;
  /** 2000 if absent. */
  @QuerySize(TRUCK_LIST_SIZE) size?: number;
}
