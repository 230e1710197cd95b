import { LIST_FILTERS, SORT_ORDERS, type ListFilter, type SortOrder } from '#kernel/page.js';
import {
  OptionalBranchFilter,
  OptionalText,
  QueryOneOf,
  QueryPage,
  QuerySize,
  QueryWords,
  TEXT_LIMITS,
  OptionalEmail,
} from '#kernel/validation/index.js';
import { CustomerFilterDto } from './customer-filter.dto.js';
import {
  CUSTOMER_COLUMNS,
  CUSTOMER_SORTS,
  type CustomerColumn,
  type CustomerSort,
} from './customer-list-terms.js';

/** Query of GET /customer and GET /customer/export. */
export class CustomerListQueryDto extends CustomerFilterDto {
  @OptionalText(TEXT_LIMITS.search)
  search?: string;

  /** `active` if absent. */
  @QueryOneOf(LIST_FILTERS)
  filter?: ListFilter;

  /** From 1, the default. */
  @QueryPage()
  page?: number;

  /** 15 if absent. */
  @QuerySize()
  size?: number;

  /** Absent while searching: best match first; absent otherwise: next activity, descending. */
  @QueryOneOf(CUSTOMER_SORTS)
  sort?: CustomerSort;

  @QueryOneOf(SORT_ORDERS)
  order?: SortOrder;

  /** Absent: every branch. */
  @OptionalBranchFilter()
  branch?: string;

  /** What rows show besides what they always do, separated by commas. */
  @QueryWords(CUSTOMER_COLUMNS)
  columns?: CustomerColumn[];
}

/** Query of the leads, the autobookings and their sizes. */
export class LeadQueueQueryDto {
  /** Absent: every branch. */
  @OptionalBranchFilter()
  branchId?: string;
}

/** POST /contract/matchrepeat: who moved with one of these e-mail addresses before. */
export class MatchRepeatDto {
  @OptionalEmail()
  email?: string;

  @OptionalEmail()
  altEmail?: string;
}
