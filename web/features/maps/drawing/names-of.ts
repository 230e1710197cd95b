type Ring = readonly GeoJSON.Position[];

interface Middle {
  area: number;
  at: GeoJSON.Position;
}

/** Area (signed away) and center of gravity of a ring, in degrees. */
function middleOf(ring: Ring): Middle {
  let [twice, x, y] = [0, 0, 0];
  ring.forEach(([x1 = 0, y1 = 0], at) => {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  return { area: Math.abs(twice / 2), at: [x / (3 * twice), y / (3 * twice)] };
}

const outlinesOf = ({ geometry }: GeoJSON.Feature): Ring[] => {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  if (geometry.type === 'MultiPolygon')
    return geometry.coordinates.flatMap((part) => part.slice(0, 1));
  return [];
};

/** Where each area's name goes: once, in the middle of its largest part. */
export function namesOf({ features }: GeoJSON.FeatureCollection): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.flatMap((area) => {
      const [largest] = outlinesOf(area)
        .map(middleOf)
        .sort((one, other) => other.area - one.area);
      if (!largest) return [];
      const { properties } = area;
      return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: largest.at } };
    }),
  };
}
