import { namesOf } from './names-of';

const square = (at: number, side: number): GeoJSON.Position[] => [
  [at, at],
  [at + side, at],
  [at + side, at + side],
  [at, at + side],
  [at, at],
];
const area = (geometry: GeoJSON.Geometry): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { name: 'Hawaii' }, geometry }],
});

describe('namesOf', () => {
  it('stands once, in the largest of several parts', () => {
    const islands = area({
      type: 'MultiPolygon',
      coordinates: [[square(0, 1)], [square(10, 4)], [square(20, 2)]],
    });
    expect(namesOf(islands).features).toEqual([
      {
        type: 'Feature',
        properties: { name: 'Hawaii' },
        geometry: { type: 'Point', coordinates: [12, 12] },
      },
    ]);
  });

  it('leaves out what has no area', () => {
    expect(namesOf(area({ type: 'Point', coordinates: [1, 1] })).features).toEqual([]);
  });
});
