import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { ConstantsView } from '../../contract/constants.view.js';
import { ConstantsRepository } from '../../persistence/constants.repository.js';
import { ListConstantsQuery } from './list-constants.query.js';

@QueryHandler(ListConstantsQuery)
export class ListConstantsHandler implements IQueryHandler<ListConstantsQuery> {
  constructor(private readonly constants: ConstantsRepository) {}

  execute({ page }: ListConstantsQuery): Promise<ConstantsView[]> {
    return this.constants.all(page);
  }
}
