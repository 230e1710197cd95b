import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { GetBranchQuery } from '#modules/branches/index.js';
import { PLACE_SEARCH } from '../../contract/maps-terms.js';
import type { PlaceView } from '../../contract/place.view.js';
import { MapProvider } from '../../providers/map-provider.js';
import { refuseForPeople } from '../../providers/maps-failure.js';
import { placeViewOf } from '../../providers/place-view-of.js';
import { SearchPlacesQuery } from './search-places.query.js';

@QueryHandler(SearchPlacesQuery)
export class SearchPlacesHandler implements IQueryHandler<SearchPlacesQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly maps: MapProvider,
  ) {}

  async execute({ text, branchId }: SearchPlacesQuery): Promise<PlaceView[]> {
    const branch = branchId && (await this.queries.execute(new GetBranchQuery(branchId)));
    const near = branch ? branch.position : null;
    const places = await this.maps
      .searchPlaces(text.trim(), near, PLACE_SEARCH.results)
      .catch(refuseForPeople);
    return places.map(placeViewOf);
  }
}
