import { Query } from '@nestjs/cqrs';
import type { ActualWithStampsView } from '../../contract/actual.view.js';

/**
 * How an operation went, with its newest stamps, or those of a page before them.
 * @throws 404 'Operation not found'
 */
export class GetActualQuery extends Query<ActualWithStampsView> {
  constructor(
    readonly operationId: string,
    readonly page?: number,
  ) {
    super();
  }
}
