import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';
import { PlanningRepository } from '../../persistence/planning.repository.js';
import { ListPlanningVersionsQuery } from './list-planning-versions.query.js';

@QueryHandler(ListPlanningVersionsQuery)
export class ListPlanningVersionsHandler implements IQueryHandler<ListPlanningVersionsQuery> {
  constructor(private readonly planning: PlanningRepository) {}

  execute({ branchId, page }: ListPlanningVersionsQuery): Promise<PlanningView[]> {
    return this.planning.versions(branchId, page);
  }
}
