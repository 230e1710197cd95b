import { Query } from '@nestjs/cqrs';
import type { ModelView } from '../../contract/model.view.js';

/** The versions of what was learned, newest first, 200 a page, and whether the one in use still holds. */
export class GetModelQuery extends Query<ModelView> {
  constructor(readonly page?: number) {
    super();
  }
}
