import { zipCells } from './zip-cells';

const BOX = { south: 35, west: -98, north: 36, east: -97 };
const zip = (code: string, latitude: number, longitude: number) => ({
  ...{ zip: code, latitude, longitude },
});
const NORTH = zip('73120', 35.75, -97.5);
const SOUTH = zip('73139', 35.25, -97.5);

const areaOf = ({ geometry }: GeoJSON.Feature): number => {
  const [ring = []] = geometry.type === 'Polygon' ? geometry.coordinates : [];
  const cross = ring.map(([x1 = 0, y1 = 0], at) => {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? [];
    return x1 * y2 - x2 * y1;
  });
  return Math.abs(cross.reduce((sum, one) => sum + one, 0) / 2);
};

describe('zip areas', () => {
  it('reach halfway to the next center and together fill the box [R-BRANCH-17]', () => {
    const { features } = zipCells([NORTH, SOUTH], BOX, () => null);
    expect(features.map(({ properties }) => properties)).toEqual([
      { zip: '73120', color: null },
      { zip: '73139', color: null },
    ]);
    for (const cell of features) expect(areaOf(cell)).toBeCloseTo(0.5);
  });

  it('have the color of their zone, also where several codes share a place', () => {
    const box = zip('73143', SOUTH.latitude, SOUTH.longitude);
    const { features } = zipCells([NORTH, box, SOUTH], BOX, (code) =>
      code === SOUTH.zip ? '#2b57b5' : null,
    );
    expect(features.map(({ properties }) => properties)).toEqual([
      { zip: '73120', color: null },
      { zip: '73139', color: '#2b57b5' },
    ]);
  });

  it('are none where there is nothing', () => {
    expect(zipCells([], BOX, () => null).features).toEqual([]);
  });
});
