import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { ActivityView } from '../../contract/activity.view.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { activityView } from '../../views/activity-view.js';
import { GetActivityQuery } from './get-activity.query.js';
import { activityOf } from '../../domain/move.js';

@QueryHandler(GetActivityQuery)
export class GetActivityHandler implements IQueryHandler<GetActivityQuery> {
  constructor(private readonly moves: MoveRepository) {}

  async execute({ customerId, activityId }: GetActivityQuery): Promise<ActivityView> {
    const move = await this.moves.find(customerId);
    return activityView(activityOf(move, activityId), move);
  }
}
