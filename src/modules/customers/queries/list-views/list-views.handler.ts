import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { SavedViewView } from '../../contract/customer-row.view.js';
import { SavedViewRepository } from '../../persistence/saved-view.repository.js';
import { ListViewsQuery } from './list-views.query.js';

@QueryHandler(ListViewsQuery)
export class ListViewsHandler implements IQueryHandler<ListViewsQuery> {
  constructor(private readonly views: SavedViewRepository) {}

  execute({ employeeId }: ListViewsQuery): Promise<SavedViewView[]> {
    return this.views.list(employeeId);
  }
}
