import { Query } from '@nestjs/cqrs';
import type { BookingView } from '../../contract/booking.view.js';

/** An operation as boards show it, wherever it is. @throws 404 'Operation not found' */
export class GetBookingQuery extends Query<BookingView> {
  constructor(readonly operationId: string) {
    super();
  }
}
