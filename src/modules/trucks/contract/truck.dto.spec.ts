import { checkDto } from '#kernel/validation/index.js';
import { TruckDto } from './truck.dto.js';
import { TruckListQueryDto } from './truck-list.query.dto.js';
import { TRUCK_NAME_MESSAGE } from './truck-name.js';

const truck = {
  name: 'T_01',
  abbreviation: 'T1',
  color: '#ff0000',
  hasLift: true,
  inService: true,
  isRental: false,
  rentalDay: null,
  branchId: '0123456789abcdef01234567',
};
const faultsOf = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    checkDto(TruckDto, { ...truck, ...changes }).faults.map((f) => [f.path, f.message]),
  );

describe('TruckDto', () => {
  it('takes a truck as GET or the board gave it', () => {
    const seen = { _id: truck.branchId, unavailable: true, unavailableNote: 'brakes' };
    const { value, faults } = checkDto(TruckDto, { ...truck, ...seen });
    expect(faults).toEqual([]);
    expect(value).toEqual({ ...truck, _id: truck.branchId });
  });

  it.each([['T'], ['T 1'], ['T-1'], ['a'.repeat(21)], [''], [null], [7]])(
    'refuses the name %p',
    (name) => {
      expect(faultsOf({ name })).toEqual({ name: TRUCK_NAME_MESSAGE });
    },
  );

  it('asks for abbreviation, color and branch [R-TRUCK-2]', () => {
    expect(faultsOf({ abbreviation: 'T', color: '', branchId: '', stranger: 1 })).toMatchObject({
      abbreviation: 'The abbreviation must have at least 2 characters',
      color: 'This field is required',
      branchId: 'This field is required',
      stranger: expect.any(String),
    });
  });

  it('needs the day of a rental, in either writing [R-TRUCK-2]', () => {
    expect(faultsOf({ isRental: true })).toEqual({ rentalDay: 'This field is required' });
    expect(
      checkDto(TruckDto, { ...truck, isRental: true, rentalDay: '2026-1-5' }).value.rentalDay,
    ).toBe('2026-01-05');
    expect(Object.keys(faultsOf({ isRental: true, rentalDay: 'soon' }))).toEqual(['rentalDay']);
  });

  it('reads the list query', () => {
    const query = { filter: 'all', locationId: 'all', includeRentals: 'yes', size: '2000' };
    expect(checkDto(TruckListQueryDto, query)).toMatchObject({
      faults: [],
      value: { filter: 'all', includeRentals: true, size: 2000 },
    });
    expect(checkDto(TruckListQueryDto, { size: '2001' }).faults).toHaveLength(1);
  });
});
