import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { DailyAssignments } from '../daily-assignments.js';
import { GetDailyAssignmentQuery } from './get-daily-assignment.query.js';

@QueryHandler(GetDailyAssignmentQuery)
export class GetDailyAssignmentHandler implements IQueryHandler<GetDailyAssignmentQuery> {
  constructor(private readonly assignments: DailyAssignments) {}

  execute({ branchId, day }: GetDailyAssignmentQuery): Promise<DailyAssignmentView> {
    return this.assignments.find(branchId, day);
  }
}
