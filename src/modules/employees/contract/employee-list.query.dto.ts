import { LIST_FILTERS, type ListFilter } from '#kernel/page.js';
import {
  OptionalBranchFilter,
  OptionalText,
  QueryOneOf,
  TEXT_LIMITS,
} from '#kernel/validation/index.js';

/** Query of GET /employee. */
export class EmployeeListQueryDto {
  @OptionalBranchFilter() branch?: string;
  /** `active` if absent. */
  @QueryOneOf(LIST_FILTERS) filter?: ListFilter;
  /** In first, last, full name and email address. */
  @OptionalText(TEXT_LIMITS.search) search?: string;
}
