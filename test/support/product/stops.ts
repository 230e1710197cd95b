const IN_OKLAHOMA_CITY = { city: 'Oklahoma City', state: 'OK' };

/** Two stops as a page sends them, with positions so that their drive times can be fetched. */
export const STOPS = [
  {
    ...IN_OKLAHOMA_CITY,
    typeOfWOrk: 'Load',
    street: '1200 N Walker Ave',
    zip: '73103',
    latitude: 35.4802,
    longitude: -97.5206,
    normalizedStreetAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
    locationType: 'Apartment',
    bedrooms: 2,
    floor: 2,
    numBoxes: 40,
  },
  {
    ...IN_OKLAHOMA_CITY,
    typeOfWOrk: 'Unload',
    street: '6400 S Lewis Ave',
    zip: '73129',
    latitude: 35.4215,
    longitude: -97.486,
    normalizedStreetAddress: '6400 S Lewis Ave, Oklahoma City, OK 73129',
    locationType: 'House',
    sqft: 1800,
    stories: 1,
  },
];
