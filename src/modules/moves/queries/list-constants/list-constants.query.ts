import { Query } from '@nestjs/cqrs';
import type { ConstantsView } from '../../contract/constants.view.js';

/** The versions of the estimate's figures, newest first, 200 a page. */
export class ListConstantsQuery extends Query<ConstantsView[]> {
  constructor(readonly page?: number) {
    super();
  }
}
