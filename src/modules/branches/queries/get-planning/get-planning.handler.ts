import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';
import { PlanningRepository } from '../../persistence/planning.repository.js';
import { GetPlanningQuery } from './get-planning.query.js';

@QueryHandler(GetPlanningQuery)
export class GetPlanningHandler implements IQueryHandler<GetPlanningQuery> {
  constructor(private readonly planning: PlanningRepository) {}

  execute({ branchId }: GetPlanningQuery): Promise<PlanningView> {
    return this.planning.inForce(branchId);
  }
}
