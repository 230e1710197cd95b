import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/domain-error.js';
import type { BookingView } from '../contract/booking.view.js';
import { BoardOperations } from './board-operations.js';
import { toBooking } from './to-booking.js';

/** Reads one operation as boards show it. */
@Injectable()
export class Bookings {
  constructor(private readonly operations: BoardOperations) {}

  /** Wherever it is, on a board or not. @throws 404 'Operation not found' */
  async get(operationId: string): Promise<BookingView> {
    const row = await this.operations.find(operationId);
    if (!row) throw notFound('Operation');
    return toBooking(row);
  }
}
