import type { AreaView, ZipCenterView } from '#modules/maps/contract/area.view.js';
import { zonesOf, type ZoneValues } from '../../features/zip-zones';

/** Told apart by everybody, next to each other too; in the order of the list. */
const COLORS = [
  '#2b57b5',
  '#d9480f',
  '#2b8a3e',
  '#9c36b5',
  '#e6a700',
  '#0b7285',
  '#c2255c',
  '#5c940d',
];

/** A zone as the legend shows it. */
export interface ZoneArea {
  zone: string;
  color: string;
  /** How many of its zip codes are on the map. */
  placed: number;
}

export interface ZoneAreas {
  legend: readonly ZoneArea[];
  /** Zip code to the color of its zone. */
  colors: ReadonlyMap<string, string>;
  /** The centers of all zip codes that are in a zone. */
  centers: readonly ZipCenterView[];
  /** Zip codes of zones that the map does not know. */
  missing: readonly string[];
}

/** What of a branch's zones is on the map. Zone O is everything else: it has no color. */
export function zoneAreas(values: readonly ZoneValues[], area: AreaView | undefined): ZoneAreas {
  const centers = new Map(area?.zips.map((zip) => [zip.zip, zip]));
  const zones = zonesOf(values).filter(({ codes }) => codes.length > 0);
  const colors = new Map<string, string>();
  const legend = zones.map(({ zone, codes }, at) => {
    const color = COLORS[at % COLORS.length] ?? '';
    const placed = codes.filter((code) => centers.has(code));
    for (const code of placed) colors.set(code, color);
    return { zone, color, placed: placed.length };
  });
  return {
    legend,
    colors,
    centers: [...colors.keys()].flatMap((code) => centers.get(code) ?? []),
    missing: area ? zones.flatMap(({ codes }) => codes.filter((code) => !centers.has(code))) : [],
  };
}
