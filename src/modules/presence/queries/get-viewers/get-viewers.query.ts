import { Query } from '@nestjs/cqrs';

/**
 * Which employees have the page of each contract open now: contract id → employee ids, absent when
 * nobody.
 */
export class GetViewersQuery extends Query<Record<string, string[]>> {
  constructor(readonly contractIds: readonly string[]) {
    super();
  }
}
