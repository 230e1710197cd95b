import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { KeptInCommand } from '#platform/database/kept-in-command.js';
import type { BookingView } from '../contract/booking.view.js';
import { BoardOperations } from './board-operations.js';
import { toBoardBooking } from './to-booking.js';
import type { BoardBooking } from './to-booking.js';

interface CustomerBookings {
  customerId: string;
  onBoards: BoardBooking[];
}

/** Reads what a command placed: once, for its answer and for the boards. */
@Injectable()
export class Bookings {
  private readonly read = new KeptInCommand<CustomerBookings>();

  constructor(private readonly operations: BoardOperations) {}

  /**
   * An operation of a customer wherever it is now, on a board or not.
   * @throws 404 'Operation not found'
   */
  async placed(customerId: string, operationId: string): Promise<BookingView> {
    const rows = await this.operations.ofCustomer(customerId, operationId);
    const bookings = rows.map(toBoardBooking);
    const placed = bookings.find(({ booking }) => booking.operation._id === operationId);
    if (!placed) throw notFound('Operation');
    this.read.keep({ customerId, onBoards: bookings.filter(isOnBoard) });
    return placed.booking;
  }

  /** The operations of a customer's activity that are on trucks now. */
  async onTrucks(customerId: string, activityId: string): Promise<BookingView[]> {
    const onBoards = (await this.operations.ofCustomer(customerId)).map(toBoardBooking);
    this.read.keep({ customerId, onBoards });
    return onBoards
      .map(({ booking }) => booking)
      .filter(
        ({ operation, metaData }) =>
          metaData.activity._id === activityId && operation.truck !== null,
      );
  }

  /** What boards show of a customer. */
  async onBoards(customerId: string): Promise<BoardBooking[]> {
    const read = this.read.take();
    if (read?.customerId === customerId) return read.onBoards;
    return (await this.operations.ofCustomer(customerId)).map(toBoardBooking);
  }
}

const isOnBoard = ({ booking: { operation } }: BoardBooking): boolean =>
  operation.truck !== null || operation.unassigned;
