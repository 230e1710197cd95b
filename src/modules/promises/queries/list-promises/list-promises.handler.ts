import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { GetActivityQuery } from '#modules/moves/index.js';
import type { PromiseView } from '../../contract/promise.view.js';
import { PromiseRepository } from '../../persistence/promise.repository.js';
import type { KeptPromise } from '../../persistence/promise.repository.js';
import { ListPromisesQuery } from './list-promises.query.js';

@QueryHandler(ListPromisesQuery)
export class ListPromisesHandler implements IQueryHandler<ListPromisesQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly promises: PromiseRepository,
  ) {}

  async execute({ customerId, activityId, page }: ListPromisesQuery): Promise<PromiseView[]> {
    await this.queries.execute(new GetActivityQuery(customerId, activityId));
    return (await this.promises.ofActivity(activityId, page)).map(toView);
  }
}

const toView = ({ id, at, ...promise }: KeptPromise): PromiseView => ({
  _id: id,
  emailId: promise.emailId,
  template: promise.template,
  at: at.toISOString(),
  hours: promise.hours,
  price: promise.price,
  quantile: promise.quantile,
  modelVersion: promise.modelVersion,
  constantsVersion: promise.constantsVersion,
});
