import { IsIn, IsOptional, IsString, Matches, ValidateIf } from 'class-validator';
import { MAPS_PROVIDERS, type MapsProvider } from '#kernel/setting-values.js';
import { Env } from './env.js';
import { IsTileFile } from './tile-file.js';

const URL_PATTERN = /^https?:\/\/[^\s]+$/;

/** Which maps service is used. It is here because the page's settings name it too. */
export class MapsConfig {
  @Env('MAPS_PROVIDER')
  @IsIn(MAPS_PROVIDERS, { message: 'must be embedded, google or osrm' })
  provider: MapsProvider = 'embedded';

  /** A key for Places, Geocoding, Routes and Street View Static; it never leaves the server. */
  @Env('MAPS_GOOGLE_KEY')
  @ValidateIf((config: MapsConfig) => config.provider === 'google')
  @Matches(/^\S+$/, { message: 'must be set when MAPS_PROVIDER is google' })
  googleKey?: string;

  /** Base address of a self-hosted OSRM with the profile `driving`. */
  @Env('MAPS_OSRM_URL')
  @ValidateIf((config: MapsConfig) => config.provider === 'osrm')
  @Matches(URL_PATTERN, { message: 'must be an http(s) address when MAPS_PROVIDER is osrm' })
  osrmUrl?: string;

  /** Base address of a self-hosted Nominatim. */
  @Env('MAPS_NOMINATIM_URL')
  @ValidateIf((config: MapsConfig) => config.provider === 'osrm')
  @Matches(URL_PATTERN, { message: 'must be an http(s) address when MAPS_PROVIDER is osrm' })
  nominatimUrl?: string;

  /** Template of a tile source with `{z}`, `{x}` and `{y}`; without it there are no tiles. */
  @Env('MAPS_TILE_URL')
  @IsOptional()
  @Matches(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/, {
    message: 'must be an http(s) address with {z}, {x} and {y}',
  })
  tileUrl?: string;

  /** A PMTiles file on this machine, used instead of a tile source. */
  @Env('MAPS_PMTILES')
  @IsOptional()
  @IsTileFile()
  tileFile?: string;

  /** Who must be credited for the tiles and places. */
  @Env('MAPS_ATTRIBUTION')
  @IsString()
  attribution = '';
}
