import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { MapsConfig } from '#platform/config/maps.config.js';
import { approximateLeg } from '../../domain/approximate-leg.js';
import { MapProvider } from '../../providers/map-provider.js';
import { refuseForPeople } from '../../providers/maps-failure.js';
import { before } from '../before.js';
import { DriveLegsQuery } from './drive-legs.query.js';
import type { DriveLeg } from './drive-legs.query.js';

@QueryHandler(DriveLegsQuery)
export class DriveLegsHandler implements IQueryHandler<DriveLegsQuery> {
  private readonly failure: string;

  constructor(
    private readonly maps: MapProvider,
    { provider }: MapsConfig,
  ) {
    const service = provider === 'google' ? 'Google' : 'Maps';
    this.failure = `${service} error while refreshing drivetimes`;
  }

  execute({ legs, timezone, end }: DriveLegsQuery): Promise<(DriveLeg | null)[]> {
    const driven = legs.map(async ({ from, to, departure: at }) => {
      const asked = this.maps.leg(from, to, { at, timezone });
      if (!end) return asked;
      const answered = await before(end, asked);
      if (answered !== undefined) return answered;
      return { ...approximateLeg(from, to, { at, timezone }), approximate: true };
    });
    return Promise.all(driven).catch((error: unknown) => refuseForPeople(error, this.failure));
  }
}
