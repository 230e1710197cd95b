import { offsetOf } from '#kernel/page.js';
import { CUSTOMER_PAGE_SIZE } from '../../contract/customer-list-terms.js';

/** Which rows of an ordered list are wanted. */
export interface PageWindow {
  limit: number;
  offset: number;
}

export const windowOf = ({ page = 1, size = CUSTOMER_PAGE_SIZE }): PageWindow => ({
  limit: size,
  offset: offsetOf({ page, size }),
});
