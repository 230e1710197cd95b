import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { HoldView } from '../../contract/holds.view.js';
import { SlotHoldRepository } from '../../persistence/slot-hold.repository.js';
import { toHold } from '../to-hold.js';
import { ListHoldsQuery } from './list-holds.query.js';

@QueryHandler(ListHoldsQuery)
export class ListHoldsHandler implements IQueryHandler<ListHoldsQuery> {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ employeeId }: ListHoldsQuery): Promise<HoldView[]> {
    if (employeeId === null) return [];
    const holds = await this.holds.liveOf(employeeId, this.clock.now());
    return holds.map(toHold);
  }
}
