import { Query } from '@nestjs/cqrs';
import type { ActualWithStampsView } from '../../contract/actual.view.js';

/**
 * How an operation went, with its stamps.
 * @throws 404 'Operation not found'
 */
export class GetActualQuery extends Query<ActualWithStampsView> {
  constructor(readonly operationId: string) {
    super();
  }
}
