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
  lakes: GeoJSON.FeatureCollection;
  rivers: GeoJSON.FeatureCollection;
}

type Waters = Pick<Country, 'lakes' | 'rivers'>;

const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
export const NO_COUNTRY: Country = {
  states: NOTHING,
  stateNames: NOTHING,
  counties: NOTHING,
  countyNames: NOTHING,
  lakes: NOTHING,
  rivers: NOTHING,
};

let loading: Promise<Country> | undefined;

async function fetched<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

const waters = async (): Promise<Waters> => (await import('virtual:waters')).default;

async function load(): Promise<Country> {
  const [atlas, wet] = await Promise.all([
    fetched<Topology<{ states: Named; counties: Named }>>(atlasUrl),
    // A map without rivers is better than none.
    waters().catch(() => ({ lakes: NOTHING, rivers: NOTHING })),
  ]);
  const states = feature(atlas, atlas.objects.states);
  const counties = feature(atlas, atlas.objects.counties);
  return {
    ...{ states, stateNames: namesOf(states) },
    ...{ counties, countyNames: namesOf(counties) },
    ...wet,
  };
}

/** The waters, states and counties of the bundled atlases; fetched once. */
export function loadCountry(): Promise<Country> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
