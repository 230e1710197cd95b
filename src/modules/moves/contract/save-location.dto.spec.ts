import { checkDto } from '#kernel/validation/index.js';
import { exampleLocation } from './examples.fixture.js';
import { locationFaults } from './location-needs.js';
import { LocationFieldsDto } from './location-fields.dto.js';
import { SaveLocationDto } from './save-location.dto.js';

const ROOMY = 'You have chosen a location type that requires dimensions';
const FLOOR = 'Location type requires the floor specified';
const REQUIRED = 'This field is required';
const base = { typeOfWOrk: 'Load', normalizedStreetAddress: '1 Main St', zip: '73103' };

const faultsOf = (body: Record<string, unknown>) =>
  Object.fromEntries(checkDto(SaveLocationDto, body).faults.map((f) => [f.path, f.message]));

describe('SaveLocationDto', () => {
  it('asks a new stop for work, address and zip [R-STOP-2, R-STOP-3, R-STOP-4, R-STOP-5]', () => {
    expect(faultsOf({})).toEqual({
      typeOfWOrk: REQUIRED,
      normalizedStreetAddress: REQUIRED,
      zip: 'zip not provided',
    });
    expect(faultsOf({ ...base, typeOfWOrk: '', zip: '' })).toEqual({
      typeOfWOrk: REQUIRED,
      zip: 'zip not provided',
    });
    expect(faultsOf({ _id: exampleLocation._id })).toEqual({});
    expect(faultsOf({ _id: exampleLocation._id, typeOfWOrk: null, zip: null })).toEqual({
      typeOfWOrk: REQUIRED,
      zip: 'zip not provided',
    });
  });

  it.each([
    ['73103', {}],
    ['73103-1234', {}],
    ['7310', { zip: 'Invalid zip found' }],
    ['731033', { zip: 'Invalid zip found' }],
    [73103, { zip: 'Invalid zip found' }],
  ])('reads the zip %p', (zip, faults) => {
    expect(faultsOf({ ...base, zip })).toEqual(faults);
  });

  it.each([
    ['Storage', { dimensions: ROOMY }],
    ['Pod', { dimensions: ROOMY }],
    ['Rental Truck', { dimensions: ROOMY }],
    ['House', { sqft: REQUIRED, stories: REQUIRED }],
    ['Condo', { sqft: REQUIRED, bedrooms: REQUIRED, floor: FLOOR }],
    ['Town-home', { sqft: REQUIRED, stories: REQUIRED, bedrooms: REQUIRED }],
    ['Apartment', { bedrooms: REQUIRED, floor: FLOOR }],
    ['Office', {}],
    ['Other', {}],
    ['', {}],
  ])('knows what a %s needs', (locationType, faults) => {
    const empty = { dimensions: '', sqft: null, stories: null, bedrooms: null, floor: null };
    expect(faultsOf({ ...base, locationType })).toEqual(faults);
    expect(faultsOf({ ...base, _id: exampleLocation._id, locationType, ...empty })).toEqual(faults);
    expect(faultsOf({ _id: exampleLocation._id, locationType })).toEqual({});
    const whole = locationFaults({ ...base, locationType, ...empty }, 'locations.0');
    expect(whole.map((fault) => fault.path)).toEqual(
      Object.keys(faults).map((field) => `locations.0.${field}`),
    );
  });

  it('takes zero bedrooms and the ground floor [R-STOP-5]', () => {
    const studio = { ...base, locationType: 'Apartment', bedrooms: 0, floor: 0 };
    expect(faultsOf(studio)).toEqual({});
  });

  it.each([[1800], ['1800'], ['big'], [''], [null], [{}], [true]])(
    'leaves the square feet %p to the pre-save check',
    (sqft) => {
      expect(faultsOf({ ...base, sqft })).toEqual({});
    },
  );

  it('bounds figures and texts [R-STOP-7]', () => {
    expect(
      Object.keys(
        faultsOf({
          ...base,
          sqft: -5,
          floor: 1.5,
          numBoxes: -1,
          worktime: 1.1,
          packingEstCost: 1.005,
          tripFee: -1,
          latitude: 91,
          parkingType: 'Garden',
          locationType: 'Castle',
          storageType: 'Moon',
          packingAmounts: { box: 1.5 },
          additionalRooms: [1],
          notes: 'a\ud800',
          currentEstimate: { hours: -1, overrideReason: 'Piano' },
        }),
      ).sort(),
    ).toEqual([
      'additionalRooms',
      'currentEstimate.hours',
      'floor',
      'latitude',
      'locationType',
      'notes',
      'numBoxes',
      'packingAmounts',
      'packingEstCost',
      'parkingType',
      'sqft',
      'storageType',
      'tripFee',
      'worktime',
    ]);
  });

  it('clears with null', () => {
    const { value, faults } = checkDto(SaveLocationDto, {
      _id: exampleLocation._id,
      notes: null,
      numBoxes: null,
      currentEstimate: null,
      additionalRooms: null,
      packingAmounts: null,
      hasElevator: null,
      storageType: null,
      parkingType: null,
      worktime: null,
    });
    expect(faults).toEqual([]);
    expect(value).toEqual({
      _id: exampleLocation._id,
      notes: '',
      numBoxes: 0,
      currentEstimate: null,
      additionalRooms: [],
      packingAmounts: {},
      hasElevator: false,
      storageType: 'Outdoor',
      parkingType: '',
      worktime: null,
    });
  });

  it('takes a time by hand with minutes below an hour and a reason, and boxes left empty', () => {
    const faultsOf = (currentEstimate: object): string[] =>
      checkDto(SaveLocationDto, { _id: exampleLocation._id, currentEstimate }).faults.map(
        ({ path }) => path,
      );
    expect(faultsOf({ hours: 1, minutes: 59, overrideReason: 'Piano' })).toEqual([]);
    expect(faultsOf({ hours: null, minutes: null, overrideReason: '' })).toEqual([]);
    expect(faultsOf({ hours: 1, minutes: 60, overrideReason: 'Piano' })).toEqual([
      'currentEstimate.minutes',
    ]);
    for (const overrideReason of ['', ' ', null, undefined])
      expect(faultsOf({ hours: 0, minutes: null, overrideReason })).toEqual([
        'currentEstimate.overrideReason',
      ]);
    const half = { currentEstimate: { hours: 1, overrideReason: '' } };
    expect(checkDto(LocationFieldsDto, half).faults).toEqual([]);
  });

  it('demands nothing of a stop that is only estimated', () => {
    expect(checkDto(LocationFieldsDto, { locationType: 'House' }).faults).toEqual([]);
    expect(checkDto(LocationFieldsDto, { zip: '1' }).faults).toHaveLength(1);
  });
});
