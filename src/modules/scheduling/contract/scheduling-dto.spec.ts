import { checkDto, type DtoClass } from '#kernel/validation/index.js';
import {
  AddRentalDto,
  AssignManagersDto,
  RemoveFromServiceDto,
  SaveNotesDto,
} from './day-plan.dto.js';
import { AssignMoverDto, PutOnCallDto, RemoveMoverQueryDto } from './crew.dto.js';
import { AssignOperationDto, UnassignOperationQueryDto } from './assign-operation.dto.js';
import { AvailabilityQueryDto, LoadQueryDto } from './schedule.query.dto.js';
import { expectedPlaceOf } from './expectations.js';

const ID = '0123456789abcdef01234567';
const DAY = '2026-11-21';
const pathsOf = (type: DtoClass, body: unknown) => checkDto(type, body).faults.map((f) => f.path);

describe('placing an operation', () => {
  it('takes a truck and where the sender believes the operation is', () => {
    const body = { customerNounce: '7', truck: ID };
    expect(pathsOf(AssignOperationDto, body)).toEqual([]);
    const expected = { truck: null, unassigned: true };
    expect(checkDto(AssignOperationDto, { ...body, expect: expected }).value.expect).toEqual(
      expected,
    );
    for (const expect_ of [
      null,
      'none',
      {},
      { truck: 'x', unassigned: true },
      { ...expected, y: 1 },
    ])
      expect(pathsOf(AssignOperationDto, { ...body, expect: expect_ })).toEqual(['expect']);
    const wrong = checkDto(AssignOperationDto, {
      ...body,
      expect: { truck: 'x', unassigned: true },
    });
    expect(wrong.faults.map(({ message }) => message)).toEqual([
      'truck should be an id of 24 hex characters or null',
    ]);
    expect(pathsOf(AssignOperationDto, {}).sort()).toEqual(['customerNounce', 'truck']);
  });

  it('reads the query that takes it off', () => {
    const query = { customerNounce: '7', unassigned: 'true', expectTruck: ID };
    expect(checkDto(UnassignOperationQueryDto, query)).toMatchObject({
      faults: [],
      value: { unassigned: true, expectTruck: ID },
    });
    expect(pathsOf(UnassignOperationQueryDto, { customerNounce: '7', expectTruck: 'x' })).toEqual([
      'expectTruck',
    ]);
    expect(expectedPlaceOf('none')).toEqual({ truck: null, unassigned: false });
    expect(expectedPlaceOf('unassigned')).toEqual({ truck: null, unassigned: true });
    expect(expectedPlaceOf(ID)).toEqual({ truck: ID, unassigned: false });
    expect(expectedPlaceOf(undefined)).toBeUndefined();
  });
});

describe('crews', () => {
  const seat = { mover: ID, truck: ID, position: 0 };

  it('takes seats 0 to 2', () => {
    expect(pathsOf(AssignMoverDto, seat)).toEqual([]);
    for (const position of [3, -1, '0', 0.5, undefined])
      expect(pathsOf(AssignMoverDto, { ...seat, position })).toEqual(['position']);
  });

  it('distinguishes “expected nowhere” from “not checked”', () => {
    expect(checkDto(AssignMoverDto, { ...seat, expect: null }).value).toHaveProperty(
      'expect',
      null,
    );
    expect(checkDto(AssignMoverDto, seat).value).not.toHaveProperty('expect');
    expect(pathsOf(PutOnCallDto, { onCall: ID, expect: { truck: ID, position: 1 } })).toEqual([]);
    expect(pathsOf(PutOnCallDto, { onCall: ID, expect: 'onCall' })).toEqual([]);
    expect(pathsOf(PutOnCallDto, { onCall: ID, expect: 'home' })).toEqual(['expect']);
    expect(checkDto(RemoveMoverQueryDto, { expectTruck: ID, expectPosition: '2' }).value).toEqual({
      expectTruck: ID,
      expectPosition: 2,
    });
  });
});

describe('the day', () => {
  it('takes notes with their revision and clears managers', () => {
    const day = { branchId: ID, assignmentDay: DAY };
    expect(pathsOf(SaveNotesDto, { ...day, notes: 'Marathon\nuntil noon', revision: 0 })).toEqual(
      [],
    );
    expect(pathsOf(SaveNotesDto, { ...day, notes: '' })).toEqual(['revision']);
    expect(checkDto(AssignManagersDto, { ...day, actingManagerId: null }).value).toEqual({
      ...day,
      actingManagerId: null,
    });
  });

  it('refuses a blank reason but not an absent one [R-TRUCK-9]', () => {
    const body = { date: DAY, truckIds: [ID] };
    expect(pathsOf(RemoveFromServiceDto, body)).toEqual([]);
    expect(pathsOf(RemoveFromServiceDto, { ...body, note: ' ' })).toEqual(['note']);
    expect(pathsOf(RemoveFromServiceDto, { date: '2026-1-1', truckIds: [] })).toEqual([
      'date',
      'truckIds',
    ]);
  });

  it('reads rentals in both writings of the day', () => {
    const body = { branchId: ID, name: 'Uhaul_1', hasLift: true, rentalDay: '2026-1-5' };
    const { value, faults } = checkDto(AddRentalDto, { ...body, inService: true, isRental: true });
    expect(faults).toEqual([]);
    expect(value).toEqual({ ...body, rentalDay: '2026-01-05' });
    expect(pathsOf(AddRentalDto, { ...body, name: 'U haul' })).toEqual(['name']);
  });

  it('bounds load and availability', () => {
    expect(pathsOf(LoadQueryDto, { from: '2026-11-01', to: '2027-01-01' })).toEqual([]);
    expect(pathsOf(LoadQueryDto, { from: '2026-11-01', to: '2027-01-02' })).toEqual(['to']);
    expect(pathsOf(LoadQueryDto, { from: '2026-11-02', to: '2026-11-01' })).toEqual(['to']);
    expect(pathsOf(LoadQueryDto, {}).sort()).toEqual(['from', 'to']);
    expect(
      checkDto(AvailabilityQueryDto, { slots: '2', duration: '2.5', days: '90' }).value,
    ).toEqual({
      slots: 2,
      duration: 2.5,
      days: 90,
    });
    expect(pathsOf(AvailabilityQueryDto, { days: '91' })).toEqual(['days']);
  });
});
