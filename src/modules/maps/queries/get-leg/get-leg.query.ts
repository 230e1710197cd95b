import { Query } from '@nestjs/cqrs';
import type { LegView } from '../../contract/place.view.js';
import type { Coordinates } from '../../domain/miles-between.js';

/** A single drive, now unless `at` is given. 404 when no road goes there. */
export class GetLegQuery extends Query<LegView> {
  constructor(
    readonly from: Coordinates,
    readonly to: Coordinates,
    readonly at: string | undefined,
  ) {
    super();
  }
}
