import { describe, expect, it } from '@jest/globals';
import { EmbeddedPlaces } from './embedded-places.js';

const places = new EmbeddedPlaces();
const OKLAHOMA_CITY = { latitude: 35.4676, longitude: -97.5164 };
const NASHVILLE = { latitude: 36.1627, longitude: -86.7816 };

const KNOWN = {
  street: '6120 Southeast 84th Street',
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73135',
  normalizedStreetAddress: '6120 Southeast 84th Street, Oklahoma City, OK 73135',
  approximate: false,
};

describe('EmbeddedPlaces.search', () => {
  it.each(['6120 southeast 84th', '6120 SE 84th St', '6120 se 84', '84th 6120 oklahoma'])(
    'finds %p first',
    (text) => {
      expect(places.search(text, OKLAHOMA_CITY, 8)[0]).toMatchObject(KNOWN);
    },
  );

  it('prefers what is near', () => {
    const [west] = places.search('west', OKLAHOMA_CITY, 8);
    const [east] = places.search('west', NASHVILLE, 8);
    expect(west?.state).toBe('OK');
    expect(east?.state).toBe('TN');
  });

  it('finds zip codes and cities', () => {
    const zips = places.search('73107', OKLAHOMA_CITY, 8);
    expect(zips.at(-1)).toMatchObject({ zip: '73107', street: '', approximate: true });
    const [edmond] = places.search('edmond, ok', OKLAHOMA_CITY, 8).filter((p) => p.approximate);
    expect(edmond).toMatchObject({ city: 'Edmond', state: 'OK', street: '' });
  });

  it('offers a typed address that it does not know at the middle of its zip code', () => {
    const found = places.search('1 Nowhere Lane #3, Oklahoma City, OK 73107', OKLAHOMA_CITY, 8);
    expect(found).toEqual([
      {
        placeId: 'zip:73107:1 Nowhere Lane',
        description: '1 Nowhere Lane, Oklahoma City, OK 73107',
        normalizedStreetAddress: '1 Nowhere Lane, Oklahoma City, OK 73107',
        street: '1 Nowhere Lane',
        unit: '3',
        city: 'Oklahoma City',
        state: 'OK',
        zip: '73107',
        latitude: 35.4874,
        longitude: -97.574,
        approximate: true,
      },
    ]);
  });

  it.each([
    ['2500 nw 23rd st oklahoma city', '2500 NW 23rd St', 'Oklahoma City'],
    ['2500 nw 23rd st, oklahoma city', '2500 NW 23rd St', 'Oklahoma City'],
    ['12 e main st norman', '12 E Main St', 'Norman'],
    ['901 s boulevard edmond', '901 S Boulevard', 'Edmond'],
    ['2500 nw 23rd st', '2500 NW 23rd St', 'Oklahoma City'],
    ['281 macarthur blvd edmond', '281 MacArthur Blvd', 'Edmond'],
    ['2500 nw 23rd st oklahoma city ok', '2500 NW 23rd St', 'Oklahoma City'],
    ['1 nowhere lane, oklahoma city, ok', '1 Nowhere Lane', 'Oklahoma City'],
    ['1 nowhere lane 73107', '1 Nowhere Lane', 'Oklahoma City'],
  ])('finds %s without a zip around the branch', (text, street, city) => {
    const found = places.search(text, OKLAHOMA_CITY, 8);
    expect(found).toContainEqual(
      expect.objectContaining({
        street,
        city,
        state: 'OK',
        zip: expect.stringMatching(/^73\d{3}$/),
      }),
    );
  });

  it('says that it took the zip in the middle of a town that has several', () => {
    const guessed = (text: string) =>
      places.search(text, OKLAHOMA_CITY, 8).map(({ zipGuessed }) => zipGuessed);
    expect(guessed('12 nowhere st oklahoma city')).toEqual([true]);
    expect(guessed('12 nowhere st oklahoma city 73107')).toEqual([undefined]);
    expect(guessed('12 nowhere st, oklahoma city, ok 73107')).toEqual([undefined]);
  });

  it('takes the town of that name that is nearest to the branch, and none far away', () => {
    const [there] = places.search('5 elm st franklin', NASHVILLE, 8);
    expect(there).toMatchObject({ street: '5 Elm St', city: 'Franklin', state: 'TN' });
    expect(places.search('5 elm nashville', OKLAHOMA_CITY, 8)).toEqual([]);
    expect(places.search('2500 nw 23rd', OKLAHOMA_CITY, 8).every(({ zip }) => zip)).toBe(true);
    expect(places.search('5 elm st franklin', null, 8)).toEqual([]);
  });

  it('keeps to the limit, and finds nothing in nonsense', () => {
    expect(places.search('street', null, 8)).toHaveLength(8);
    expect(places.search('xyzzy plugh', null, 8)).toEqual([]);
    expect(places.search('...', null, 8)).toEqual([]);
  });
});

describe('EmbeddedPlaces.geocode', () => {
  it.each([
    '6120 Southeast 84th Street, Oklahoma City, OK 73135',
    '6120 SE 84th St, Oklahoma City, Oklahoma, USA',
    '6120 s.e. 84th st 73135',
    '6120 Southeast 84th Street',
  ])('knows %p', (address) => {
    expect(places.geocode(address)).toMatchObject(KNOWN);
  });

  it('takes the middle of the zip code or city for an unknown street', () => {
    expect(places.geocode('1 Nowhere Lane, Oklahoma City, OK 73107')).toMatchObject({
      latitude: 35.4874,
      longitude: -97.574,
      street: '1 Nowhere Lane',
      approximate: true,
    });
    expect(places.geocode('Denver, Colorado')).toMatchObject({ state: 'CO', approximate: true });
  });

  it('does not know what exists nowhere', () => {
    expect(places.geocode('1 Nowhere Lane')).toBeNull();
    expect(places.geocode('1 Nowhere Lane, Atlantis, ZZ 00000')).toBeNull();
    expect(places.geocode('')).toBeNull();
  });
});
