import type { TruckDto } from '#modules/trucks/contract/truck.dto.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';

/** What the form changes; whether a truck is in service has buttons of its own. */
export type TruckValues = Required<
  Pick<
    TruckDto,
    'name' | 'abbreviation' | 'color' | 'hasLift' | 'isRental' | 'rentalDay' | 'branchId'
  >
>;

export const truckValuesOf = (truck: TruckView): TruckValues => {
  const { name, abbreviation, color, hasLift, isRental, rentalDay, branchId } = truck;
  return { name, abbreviation, color, hasLift, isRental, rentalDay, branchId };
};

export const newTruckValues = (branchId: string): TruckValues => ({
  name: '',
  abbreviation: '',
  color: '',
  hasLift: false,
  isRental: false,
  rentalDay: null,
  branchId,
});
