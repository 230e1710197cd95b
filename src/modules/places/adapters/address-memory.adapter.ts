import { Injectable } from '@nestjs/common';
import type { AddressMemory, AddressShift } from '#modules/ranges/index.js';
import { buildingShift } from '../domain/building-shift.js';
import { KnownJobsReader } from '../queries/known-jobs-reader.js';
import { VisitReader } from '../queries/visit-reader.js';

/** Tells ranges what is remembered of the buildings that activities go to. */
@Injectable()
export class AddressMemoryAdapter implements AddressMemory {
  constructor(
    private readonly jobs: KnownJobsReader,
    private readonly visits: VisitReader,
  ) {}

  /** By two statements, however many activities are asked for. */
  async of(activityIds: readonly string[]): Promise<ReadonlyMap<string, AddressShift>> {
    const buildings = await this.jobs.ofActivities(activityIds);
    const known = [...buildings].flatMap(([except, { street, zip, residuals }]) => {
      const shift = buildingShift(residuals);
      return shift === null ? [] : [{ street, zip, except, shift }];
    });
    const visits = await this.visits.inBuildings(known);
    return new Map(
      known.map(({ except, shift }, place) => [
        except,
        { visits: visits[place]?.length ?? 0, shift },
      ]),
    );
  }
}
