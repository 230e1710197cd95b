import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'us-atlas/counties-10m.json?url';

type Named = GeometryCollection<{ name: string }>;

/** Outlines with their names. */
export interface Country {
  states: GeoJSON.FeatureCollection;
  counties: GeoJSON.FeatureCollection;
}

const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
export const NO_COUNTRY: Country = { states: NOTHING, counties: NOTHING };

let loading: Promise<Country> | undefined;

async function load(): Promise<Country> {
  const response = await fetch(atlasUrl);
  const atlas = (await response.json()) as Topology<{ states: Named; counties: Named }>;
  return {
    states: feature(atlas, atlas.objects.states),
    counties: feature(atlas, atlas.objects.counties),
  };
}

/** The states and counties of the bundled atlas; fetched once. */
export function loadCountry(): Promise<Country> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
