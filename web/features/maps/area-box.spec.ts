import { areaAround, boxOf } from './area-box';

const OKLAHOMA_CITY = { south: 35.3, west: -97.8, north: 35.7, east: -97.2 };

describe('the part of the map that is asked for', () => {
  it('holds what is seen and ends on the grid', () => {
    expect(areaAround(OKLAHOMA_CITY)).toEqual({ south: 35, west: -98, north: 36, east: -97 });
    const nudged = { ...OKLAHOMA_CITY, west: -97.7, east: -97.1 };
    expect(areaAround(nudged)).toEqual(areaAround(OKLAHOMA_CITY));
  });

  it('is nothing where more is seen than can be named', () => {
    expect(areaAround({ south: 25, west: -125, north: 49, east: -67 })).toBeNull();
    expect(areaAround({ ...OKLAHOMA_CITY, north: 35.3, south: 35.7 })).toBeNull();
  });
});

it('is the smallest that holds all places', () => {
  const places = [
    { latitude: 35.3, longitude: -97.2 },
    { latitude: 35.7, longitude: -97.8 },
    { latitude: 35.5, longitude: -97.5 },
  ];
  expect(boxOf(places)).toEqual(OKLAHOMA_CITY);
  expect(boxOf([])).toBeNull();
});
