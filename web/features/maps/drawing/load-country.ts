import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'us-atlas/counties-10m.json?url';
import { namesOf } from './names-of';

type Named = GeometryCollection<{ name: string }>;

/** Outlines, and the points where their names go. */
export interface Country {
  states: GeoJSON.FeatureCollection;
  stateNames: GeoJSON.FeatureCollection;
  counties: GeoJSON.FeatureCollection;
  countyNames: GeoJSON.FeatureCollection;
}

const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
export const NO_COUNTRY: Country = {
  states: NOTHING,
  stateNames: NOTHING,
  counties: NOTHING,
  countyNames: NOTHING,
};

let loading: Promise<Country> | undefined;

async function load(): Promise<Country> {
  const response = await fetch(atlasUrl);
  const atlas = (await response.json()) as Topology<{ states: Named; counties: Named }>;
  const states = feature(atlas, atlas.objects.states);
  const counties = feature(atlas, atlas.objects.counties);
  return { states, stateNames: namesOf(states), counties, countyNames: namesOf(counties) };
}

/** The states and counties of the bundled atlas; fetched once. */
export function loadCountry(): Promise<Country> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
