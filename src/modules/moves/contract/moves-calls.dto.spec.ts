import { checkDto, type DtoClass } from '#kernel/validation/index.js';
import { DEFAULT_CONSTANTS } from '../domain/estimates/estimate-constants.js';
import { CancelCustomerQueryDto, PatchCustomerDto } from './patch-customer.dto.js';
import { CreateActivityDto, UpdateActivityDto } from './activity.dto.js';
import { CreateCustomerDto } from './create-customer.dto.js';
import { EstimateRequestDto } from './estimate-request.dto.js';
import { exampleActivity, exampleCustomer, exampleLocation } from './examples.fixture.js';
import { ReorderLocationsDto } from './reorder-locations.dto.js';
import { SaveConstantsDto } from './save-constants.dto.js';
import { readSquareFeet } from './location-rules.js';

const pathsOf = (type: DtoClass, body: unknown) => checkDto(type, body).faults.map((f) => f.path);

describe('POST /customermgt', () => {
  const request = (customerInformation: object, moveDetails: object) => ({
    moveContractRequest: { customerInformation, moveDetails },
  });
  const person = { firstName: 'Maria', lastName: 'Gomez', referredBy: 'Yelp' };

  it('takes names, a source and a branch', () => {
    const body = request(person, { branchId: exampleCustomer.branchId, requestedDay: null });
    expect(pathsOf(CreateCustomerDto, body)).toEqual([]);
  });

  it('names what is missing [R-CUST-2]', () => {
    expect(pathsOf(CreateCustomerDto, request({}, {})).sort()).toEqual([
      'moveContractRequest.customerInformation.firstName',
      'moveContractRequest.customerInformation.lastName',
      'moveContractRequest.customerInformation.referredBy',
      'moveContractRequest.moveDetails.branchId',
    ]);
    expect(pathsOf(CreateCustomerDto, {})).toEqual(['moveContractRequest']);
  });
});

describe('PATCH /customer/{id}', () => {
  it('needs a nounce unless it only dismisses the reconfirmation', () => {
    expect(pathsOf(PatchCustomerDto, { move: { meta: { reconfirm: false } } })).toEqual([]);
    expect(pathsOf(PatchCustomerDto, { move: { meta: { rate: 60 } } })).toEqual(['nounce']);
    expect(pathsOf(PatchCustomerDto, { move: { meta: { reconfirm: false, rate: 60 } } })).toEqual([
      'nounce',
    ]);
    expect(pathsOf(PatchCustomerDto, { nounce: '7', move: { meta: { rate: 60 } } })).toEqual([]);
    expect(pathsOf(PatchCustomerDto, { nounce: '7', firstName: 'x' }).sort()).toEqual([
      'firstName',
      'move',
    ]);
  });
});

describe('the other calls', () => {
  it('take their bodies', () => {
    const customerId = exampleCustomer._id;
    const activity = JSON.parse(JSON.stringify(exampleActivity));
    expect(pathsOf(UpdateActivityDto, { customerId, nounce: '7', activity })).toEqual([]);
    expect(pathsOf(UpdateActivityDto, { customerId, nounce: '7' })).toEqual(['activity']);
    expect(pathsOf(CreateActivityDto, { movingContractId: customerId, nounce: '7' })).toEqual([]);
    expect(pathsOf(CancelCustomerQueryDto, { reason: 'moved' })).toEqual(['nounce']);
    const { _id, ...location } = JSON.parse(JSON.stringify(exampleLocation));
    expect(pathsOf(EstimateRequestDto, { locations: [location], numMovers: 3 })).toEqual([]);
    expect(pathsOf(EstimateRequestDto, {})).toEqual([]);
    expect(pathsOf(EstimateRequestDto, { numMovers: 0 })).toEqual(['numMovers']);
    const order = { contractId: customerId, activityId: activity._id, nounce: '7' };
    expect(pathsOf(ReorderLocationsDto, { ...order, locations: [_id] })).toEqual([]);
    expect(pathsOf(ReorderLocationsDto, { ...order, locations: [_id, _id] })).toEqual([
      'locations',
    ]);
  });

  it('take the constants as they were given', () => {
    expect(pathsOf(SaveConstantsDto, JSON.parse(JSON.stringify(DEFAULT_CONSTANTS)))).toEqual([]);
    expect(pathsOf(SaveConstantsDto, { ...DEFAULT_CONSTANTS, thirdMoverFactor: 0 })).toEqual([
      'thirdMoverFactor',
    ]);
  });
});

describe('readSquareFeet', () => {
  it.each([
    [1800, 1800],
    ['1800', 1800],
    [' 1800.4 ', 1800],
    ['', null],
    [null, null],
    [undefined, null],
    ['1,800', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1e999', 'not-a-number'],
    [{}, 'not-a-number'],
  ])('reads %p as %p', (value, expected) => {
    expect(readSquareFeet(value)).toBe(expected);
  });
});
