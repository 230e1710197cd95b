import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { AreaView } from '../../contract/area.view.js';
import { usZips } from '../../providers/embedded/us-zips.js';
import { GetAreaQuery } from './get-area.query.js';

@QueryHandler(GetAreaQuery)
export class GetAreaHandler implements IQueryHandler<GetAreaQuery> {
  async execute({ box }: GetAreaQuery): Promise<AreaView> {
    const zips = usZips();
    return {
      zips: zips
        .within(box)
        .map(({ zip, latitude, longitude }) => ({ zip, latitude, longitude }))
        .sort((a, b) => a.zip.localeCompare(b.zip)),
      towns: zips
        .townsWithin(box)
        .map(({ center: { city, latitude, longitude }, zips: count }) => ({
          ...{ name: city, latitude, longitude },
          zips: count,
        }))
        .sort((a, b) => b.zips - a.zips || a.name.localeCompare(b.name)),
    };
  }
}
