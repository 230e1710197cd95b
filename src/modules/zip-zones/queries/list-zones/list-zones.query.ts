import { Query } from '@nestjs/cqrs';
import type { ZipZoneView } from '../../contract/zip-zone.view.js';

/** In the order in which they were saved; without a branch those of all. */
export class ListZonesQuery extends Query<ZipZoneView[]> {
  constructor(readonly branchId: string | undefined) {
    super();
  }
}
