import { offsetOf, MAX_PAGE_SIZE } from '../page.js';
import { QueryPage } from './query-values.js';

/** Query of a list that shows its newest rows, and those before them on the next pages. */
export class PageQueryDto {
  /** From 1, the newest. */
  @QueryPage() page?: number;
}

/**
 * How many rows there are that are newer than those of a page.
 * @param page the first where it is absent
 */
export const newerThan = (page: number | undefined, size = MAX_PAGE_SIZE): number =>
  offsetOf({ page: page ?? 1, size });
