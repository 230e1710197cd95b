import { Query } from '@nestjs/cqrs';
import type { PlaceMemoryView } from '../../contract/memory.view.js';

/** What crews found in the building of an address, as the caller may see it. */
export class GetMemoryQuery extends Query<PlaceMemoryView> {
  /** @param activityId whose own stops do not count */
  constructor(
    readonly street: string,
    readonly zip: string,
    readonly activityId?: string,
  ) {
    super();
  }
}
