import { Query } from '@nestjs/cqrs';
import type { PageRequest } from '#kernel/page.js';
import type { ModelJobsView } from '../../contract/model.view.js';

/** The jobs that a version looked at, by their ends. 404 for an unknown version. */
export class ListModelJobsQuery extends Query<ModelJobsView> {
  constructor(
    readonly version: number,
    readonly branchId: string | null,
    readonly page: PageRequest,
  ) {
    super();
  }
}
