import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { GetConstantsQuery, ReckonDrivesQuery } from '#modules/moves/index.js';
import type { ReckonedDrives } from '#modules/moves/index.js';
import { ReservationRepository } from '../../persistence/reservation.repository.js';
import { reservedActivity } from '../../quoting/reserved-activity.js';
import { isSecretOf } from '../../secrets.js';
import { ForeseeDrivesQuery } from './foresee-drives.query.js';

@QueryHandler(ForeseeDrivesQuery)
export class ForeseeDrivesHandler implements IQueryHandler<ForeseeDrivesQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly reservations: ReservationRepository,
  ) {}

  async execute({ reservationId, body }: ForeseeDrivesQuery): Promise<ReckonedDrives | undefined> {
    const reservation = await this.reservations.find(reservationId);
    if (reservation?.state !== 'held') return undefined;
    if (!isSecretOf(reservation.secretHash, body.secret)) return undefined;
    const { branchId, day } = reservation;
    const constants = await this.queries.execute(new GetConstantsQuery());
    const activity = reservedActivity(reservation, body, { constants });
    return this.queries.execute(new ReckonDrivesQuery({ branchId, day, activity }));
  }
}
