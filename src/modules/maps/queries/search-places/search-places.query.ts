import { Query } from '@nestjs/cqrs';
import type { PlaceView } from '../../contract/place.view.js';

/** Places for what a person has typed so far, those near the branch first. */
export class SearchPlacesQuery extends Query<PlaceView[]> {
  constructor(
    readonly text: string,
    readonly branchId: string | undefined,
  ) {
    super();
  }
}
