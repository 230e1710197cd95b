import { LIST_FILTERS, SORT_ORDERS, type ListFilter, type SortOrder } from '#kernel/page.js';
import {
  NullableWrittenInstant,
  OptionalBranchFilter,
  OptionalText,
  QueryOneOf,
  QueryPage,
  QuerySize,
  QueryWords,
  TEXT_LIMITS,
  OptionalEmail,
} from '#kernel/validation/index.js';
import { MAX_CALL_WORDS } from '#modules/calls/contract/call-terms.js';
import { CustomerFilterDto } from './customer-filter.dto.js';
import {
  CUSTOMER_COLUMNS,
  CUSTOMER_SORTS,
  LEAD_COLUMNS,
  type CustomerColumn,
  type CustomerSort,
  type LeadColumn,
} from './customer-list-terms.js';

/** Which customers a list shows, in which order and with which columns. */
export class CustomerCriteriaDto extends CustomerFilterDto {
  @OptionalText(TEXT_LIMITS.search)
  search?: string;

  /** `active` if absent. */
  @QueryOneOf(LIST_FILTERS)
  filter?: ListFilter;

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

/** Query of GET /customer and GET /customer/export. */
export class CustomerListQueryDto extends CustomerCriteriaDto {
  /** From 1, the default. */
  @QueryPage()
  page?: number;
}

/** Query of the leads, the autobookings and their sizes. */
export class LeadQueueQueryDto {
  /** Absent: every branch. */
  @OptionalBranchFilter()
  branchId?: string;

  /** What rows show besides what they always do, separated by commas. */
  @QueryWords(LEAD_COLUMNS)
  columns?: LeadColumn[];
}

/** PUT /customermgt/{customerId}/nextcall. */
export class NextCallDto {
  /** Instant; null: no call is planned. */
  @NullableWrittenInstant()
  at: string | null;

  /** What the call is about. Absent: stays. */
  @OptionalText(MAX_CALL_WORDS)
  words?: string;
}

/** POST /contract/matchrepeat: who moved with one of these email addresses or phones before. */
export class MatchRepeatDto {
  @OptionalEmail()
  email?: string;

  @OptionalEmail()
  altEmail?: string;

  /** Of seven digits and more; how it is written makes no difference. */
  @OptionalText(TEXT_LIMITS.phone)
  phone?: string;

  @OptionalText(TEXT_LIMITS.phone)
  altPhone?: string;
}
