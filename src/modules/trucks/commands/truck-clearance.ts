import { Inject, Injectable } from '@nestjs/common';
import { conflict } from '#kernel/domain-error.js';
import { TRUCK_ERRORS } from '../contract/truck-terms.js';
import type { OutstandingBookings } from '../contract/truck-terms.js';
import { TRUCK_BOOKINGS } from '../ports/truck-bookings.js';
import type { TruckBookings } from '../ports/truck-bookings.js';

/** Empties a truck that leaves its row on the board. */
@Injectable()
export class TruckClearance {
  constructor(@Inject(TRUCK_BOOKINGS) private readonly bookings: TruckBookings) {}

  /**
   * @param confirmed a person agreed that its bookings become unassigned
   * @throws 409 OUTSTANDING_BOOKINGS with `dates` and `bookings`
   */
  async clear(truckId: string, confirmed: boolean): Promise<void> {
    const booked = await this.bookings.bookedDaysOf(truckId);
    if (booked.length > 0 && !confirmed) {
      const details: OutstandingBookings = { dates: [...new Set(booked)], bookings: booked.length };
      throw conflict('OUTSTANDING_BOOKINGS', TRUCK_ERRORS.OUTSTANDING_BOOKINGS, { ...details });
    }
    await this.bookings.clear(truckId);
  }
}
