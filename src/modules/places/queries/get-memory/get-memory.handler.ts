import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { REMEMBERED_FIELDS } from '../../contract/memory.view.js';
import type { BuildingRatio, PlaceMemoryView } from '../../contract/memory.view.js';
import { buildingShift } from '../../domain/building-shift.js';
import { rememberedFacts } from '../../domain/remembered-facts.js';
import { KnownJobsReader } from '../known-jobs-reader.js';
import { VisitReader } from '../visit-reader.js';
import { GetMemoryQuery } from './get-memory.query.js';

@QueryHandler(GetMemoryQuery)
export class GetMemoryHandler implements IQueryHandler<GetMemoryQuery> {
  constructor(
    private readonly visits: VisitReader,
    private readonly jobs: KnownJobsReader,
  ) {}

  async execute({ street, zip, activityId }: GetMemoryQuery): Promise<PlaceMemoryView> {
    const asked = { street, zip, except: activityId ?? null };
    const [visits = []] = await this.visits.inBuildings([asked]);
    const memory = {
      visits: visits.length,
      lastVisit: visits[0]?.day ?? null,
      facts: rememberedFacts(visits, REMEMBERED_FIELDS),
    };
    const known = await this.jobs.inBuilding(street, zip, activityId ?? null);
    return { ...memory, ratio: ratioOf(known) };
  }
}

function ratioOf(residuals: readonly number[]): BuildingRatio | null {
  const shift = buildingShift(residuals);
  return shift === null ? null : { n: residuals.length, factor: Math.exp(shift) };
}
