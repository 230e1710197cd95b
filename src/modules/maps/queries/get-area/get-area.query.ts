import { Query } from '@nestjs/cqrs';
import type { AreaBox, AreaView } from '../../contract/area.view.js';

/** The zip codes and towns in a part of the map, from the bundled data: nothing is fetched. */
export class GetAreaQuery extends Query<AreaView> {
  constructor(readonly box: AreaBox) {
    super();
  }
}
