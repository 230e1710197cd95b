import type { ListFilter, SortOrder } from '#kernel/page.js';
import {
  CUSTOMER_PAGE_SIZES,
  CUSTOMER_SORTS,
  type CustomerPageSize,
  type CustomerSort,
} from '#modules/customers/contract/customer-list-terms.js';
import type { ListParams } from '../api';
import { readFilters, type ListFilters } from './filters/list-filters';

/** What part of the customer list is on screen; all of it is in the page's address. */
export interface ListState {
  search: string;
  /** A branch's id, or `all`. */
  branch: string;
  filter: ListFilter;
  filters: ListFilters;
  page: number;
  /** Rows on a page; null: as many as fill the window. */
  size: CustomerPageSize | null;
  /** Null: best match first while searching, otherwise the next activity. */
  sort: CustomerSort | null;
  order: SortOrder;
}

export const ALL_BRANCHES = 'all';

const isSort = (value: string | null): value is CustomerSort =>
  CUSTOMER_SORTS.some((sort) => sort === value);

export function readState(address: URLSearchParams): ListState {
  const page = Number(address.get('page'));
  const sort = address.get('sort');
  const size = Number(address.get('size'));
  return {
    search: address.get('search') ?? '',
    branch: address.get('branch') ?? ALL_BRANCHES,
    filter: address.get('filter') === 'all' ? 'all' : 'active',
    filters: readFilters(address),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: CUSTOMER_PAGE_SIZES.find((known) => known === size) ?? null,
    sort: isSort(sort) ? sort : null,
    order: address.get('order') === 'asc' ? 'asc' : 'desc',
  };
}

/** The address contains only what differs from the list as it opens. */
export function writeState(state: ListState): URLSearchParams {
  const { search, branch, filter, filters, page, size, sort, order } = state;
  return new URLSearchParams({
    ...(search && { search }),
    ...(branch !== ALL_BRANCHES && { branch }),
    ...(filter !== 'active' && { filter }),
    ...filters,
    ...(sort && { sort, order }),
    ...(size !== null && { size: String(size) }),
    ...(page > 1 && { page: String(page) }),
  });
}

/**
 * The query of GET /customer.
 * @param fitting rows that fill the window
 */
export const toParams = (state: ListState, fitting: CustomerPageSize): ListParams => ({
  ...Object.fromEntries(writeState({ ...state, page: 1 })),
  page: state.page,
  size: state.size ?? fitting,
});
