import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Requires } from '#platform/http/requires.js';
import { GeocodeQueryDto, LegsQueryDto, PlacesQueryDto } from '../contract/maps.dto.js';
import type { LegView, PlaceView } from '../contract/place.view.js';
import { GetLegQuery } from '../queries/get-leg/get-leg.query.js';
import { GetPlaceQuery } from '../queries/get-place/get-place.query.js';
import { SearchPlacesQuery } from '../queries/search-places/search-places.query.js';

@Controller('maps')
@Requires('sell')
export class MapsController {
  constructor(private readonly queries: QueryBus) {}

  /** Finds addresses that begin so. */
  @Get('places')
  places(@Query() { q, branchId }: PlacesQueryDto): Promise<PlaceView[]> {
    return this.queries.execute(new SearchPlacesQuery(q, branchId));
  }

  /** Finds the place of an address. */
  @Get('geocode')
  geocode(@Query() { address }: GeocodeQueryDto): Promise<PlaceView> {
    return this.queries.execute(new GetPlaceQuery(address));
  }

  /** Tells how far and how long it is from one place to another. */
  @Get('legs')
  leg(@Query() { from, to, at }: LegsQueryDto): Promise<LegView> {
    return this.queries.execute(new GetLegQuery(from, to, at));
  }
}
