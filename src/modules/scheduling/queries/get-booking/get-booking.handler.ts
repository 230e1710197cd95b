import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/domain-error.js';
import type { BookingView } from '../../contract/booking.view.js';
import { BoardBranches } from '../board-branches.js';
import { BoardOperations } from '../board-operations.js';
import { toBooking } from '../to-booking.js';
import { GetBookingQuery } from './get-booking.query.js';

@QueryHandler(GetBookingQuery)
export class GetBookingHandler implements IQueryHandler<GetBookingQuery> {
  constructor(
    private readonly operations: BoardOperations,
    private readonly branches: BoardBranches,
  ) {}

  async execute({ operationId }: GetBookingQuery): Promise<BookingView> {
    const row = await this.operations.find(operationId);
    if (!row) throw notFound('Operation');
    const { timezone } = await this.branches.get(row.branch_id);
    return toBooking(row, timezone);
  }
}
