import { Module } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { provideConfig } from '#platform/config/load-config.js';
import { MapsConfig } from '#platform/config/maps.config.js';
import { OutsideServices } from '#platform/outside/outside-services.js';
import { createMapProvider } from './providers/create-map-provider.js';
import { MapProvider } from './providers/map-provider.js';
import { TileFile } from './providers/tile-file.js';
import { TileSource } from './providers/tile-source.js';
import { Tiles } from './providers/tiles.js';
import { DriveLegsHandler } from './queries/drive-legs/drive-legs.handler.js';
import { GeocodeHandler } from './queries/geocode/geocode.handler.js';
import { GetAreaHandler } from './queries/get-area/get-area.handler.js';
import { GetLegHandler } from './queries/get-leg/get-leg.handler.js';
import { GetPlaceHandler } from './queries/get-place/get-place.handler.js';
import { GetStreetViewHandler } from './queries/get-street-view/get-street-view.handler.js';
import { GetTileHandler } from './queries/get-tile/get-tile.handler.js';
import { PlaceAddressesHandler } from './queries/place-addresses/place-addresses.handler.js';
import { SearchPlacesHandler } from './queries/search-places/search-places.handler.js';
import { LookUpUnplacedBranch } from './reactions/look-up-unplaced-branch.js';

/** Places, positions and drives, from whichever service the settings name. */
@Module({
  providers: [
    provideConfig(MapsConfig),
    {
      provide: MapProvider,
      useFactory: createMapProvider,
      inject: [MapsConfig, Clock, OutsideServices],
    },
    {
      provide: Tiles,
      useFactory: ({ tileFile, tileUrl }: MapsConfig, outside: OutsideServices) =>
        tileFile ? new TileFile(tileFile) : new TileSource(tileUrl, outside),
      inject: [MapsConfig, OutsideServices],
    },
    SearchPlacesHandler,
    GeocodeHandler,
    GetPlaceHandler,
    GetAreaHandler,
    GetLegHandler,
    DriveLegsHandler,
    PlaceAddressesHandler,
    GetStreetViewHandler,
    GetTileHandler,
    LookUpUnplacedBranch,
  ],
})
export class MapsModule {}
