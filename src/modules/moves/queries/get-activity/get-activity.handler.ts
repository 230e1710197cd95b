import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { FindCustomerQuery } from '../../../customers/index.js';
import type { ActivityView } from '../../contract/activity.view.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { activityView } from '../../views/activity-view.js';
import { GetActivityQuery } from './get-activity.query.js';
import { activityOf } from '../../domain/move.js';

@QueryHandler(GetActivityQuery)
export class GetActivityHandler implements IQueryHandler<GetActivityQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly moves: MoveRepository,
  ) {}

  async execute({ customerId, activityId }: GetActivityQuery): Promise<ActivityView> {
    const { customer } = await this.queries.execute(new FindCustomerQuery(customerId));
    const state = await this.moves.load(customer);
    return activityView(activityOf(state, activityId), state);
  }
}
