import { Query } from '@nestjs/cqrs';
import type { ModelDetailView } from '../../contract/model.view.js';

/** What a version learned. 404 for an unknown one. */
export class GetModelVersionQuery extends Query<ModelDetailView> {
  constructor(readonly version: number) {
    super();
  }
}
