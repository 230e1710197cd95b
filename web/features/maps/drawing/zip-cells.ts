import { Delaunay } from 'd3-delaunay';
import type { AreaBox, ZipCenterView } from '#modules/maps/contract/area.view.js';

/** Degrees of longitude are shorter than those of latitude. */
const shrinkOf = ({ south, north }: AreaBox): number =>
  Math.cos((((south + north) / 2) * Math.PI) / 180);

const keyOf = ({ latitude, longitude }: ZipCenterView): string => `${latitude},${longitude}`;

/** Post office boxes and large receivers share the place of the zip code around them. */
function byPlace(zips: readonly ZipCenterView[]): ZipCenterView[][] {
  const places = new Map<string, ZipCenterView[]>();
  for (const zip of zips) {
    const same = places.get(keyOf(zip));
    if (same) same.push(zip);
    else places.set(keyOf(zip), [zip]);
  }
  return [...places.values()];
}

/**
 * About where each zip code reaches: every point of the box belongs to the nearest center. The
 * borders that the post office draws are in no free data.
 * @param colorOf the color of a zip code's area; null leaves it empty
 */
export function zipCells(
  zips: readonly ZipCenterView[],
  box: AreaBox,
  colorOf: (zip: string) => string | null,
): GeoJSON.FeatureCollection {
  const shrink = shrinkOf(box);
  const places = byPlace(zips);
  const cells = Delaunay.from(
    places,
    ([zip]) => (zip?.longitude ?? 0) * shrink,
    ([zip]) => zip?.latitude ?? 0,
  ).voronoi([box.west * shrink, box.south, box.east * shrink, box.north]);
  return {
    type: 'FeatureCollection',
    features: places.flatMap((same, at) => {
      const ring = cells.cellPolygon(at) as [number, number][] | null;
      const [first] = same;
      if (!ring || !first) return [];
      const colored = same.find(({ zip }) => colorOf(zip) !== null) ?? first;
      return {
        type: 'Feature',
        properties: { zip: colored.zip, color: colorOf(colored.zip) },
        geometry: { type: 'Polygon', coordinates: [ring.map(([x, y]) => [x / shrink, y])] },
      };
    }),
  };
}
