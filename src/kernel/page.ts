/** A page request: `page` counts from 1. */
export interface PageRequest {
  page: number;
  size: number;
}

export const MAX_PAGE_SIZE = 200;

export const offsetOf = ({ page, size }: PageRequest): number => (page - 1) * size;
