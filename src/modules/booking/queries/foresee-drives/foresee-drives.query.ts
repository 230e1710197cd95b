import { Query } from '@nestjs/cqrs';
import type { ReckonedDrives } from '#modules/moves/index.js';
import type { ConfirmReservationDto } from '../../contract/reservation.dto.js';

/**
 * Where a visitor's move begins and ends, and how long its drives take, before it is booked; undefined for whoever
 * may not book it. Takes two seconds at most, and is never refused.
 */
export class ForeseeDrivesQuery extends Query<ReckonedDrives | undefined> {
  constructor(
    readonly reservationId: string,
    readonly body: Pick<ConfirmReservationDto, 'secret' | 'from' | 'to'>,
  ) {
    super();
  }
}
