import {
  OptionalBranchFilter,
  OptionalText,
  QueryOneOf,
  QueryPage,
  QuerySize,
  TEXT_LIMITS,
} from '../../../kernel/validation/index.js';
import {
  CUSTOMER_FILTERS,
  CUSTOMER_SORTS,
  type CustomerFilter,
  type CustomerSort,
} from './list-terms.js';

/** Query of GET /customer and GET /customer/export. */
export class CustomerListQueryDto {
  @OptionalText(TEXT_LIMITS.search)
  search?: string;

  /** `active` where absent. */
  @QueryOneOf(CUSTOMER_FILTERS)
  filter?: CustomerFilter;

  /** From 1, the default. */
  @QueryPage()
  page?: number;

  /** 15 where absent. */
  @QuerySize()
  size?: number;

  /** Absent while searching: best match first; absent otherwise: next activity, descending. */
  @QueryOneOf(CUSTOMER_SORTS)
  sort?: CustomerSort;

  @QueryOneOf(['asc', 'desc'])
  order?: 'asc' | 'desc';

  /** Absent: every branch. */
  @OptionalBranchFilter()
  branch?: string;
}
