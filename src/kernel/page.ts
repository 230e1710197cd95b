/** A page request: `page` counts from 1. */
export interface PageRequest {
  page: number;
  size: number;
}

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What a list shows besides active entries: nothing, or everything. */
export const LIST_FILTERS = ['active', 'all'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const MAX_PAGE_SIZE = 200;

export const offsetOf = ({ page, size }: PageRequest): number => (page - 1) * size;
