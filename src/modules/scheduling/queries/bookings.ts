import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/domain-error.js';
import type { BookingView } from '../contract/booking.view.js';
import { BoardBranches } from './board-branches.js';
import { BoardOperations } from './board-operations.js';
import { toBooking } from './to-booking.js';

/** Reads one operation as boards show it. */
@Injectable()
export class Bookings {
  constructor(
    private readonly operations: BoardOperations,
    private readonly branches: BoardBranches,
  ) {}

  /** Wherever it is, on a board or not. @throws 404 'Operation not found' */
  async get(operationId: string): Promise<BookingView> {
    const row = await this.operations.find(operationId);
    if (!row) throw notFound('Operation');
    const { timezone } = await this.branches.get(row.branch_id);
    return toBooking(row, timezone);
  }
}
