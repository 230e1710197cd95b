import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { OKLAHOMA } from '../../testing';

export const givenTruck = (change: Partial<TruckView> = {}): TruckView => ({
  _id: '65f0000000000000000000d1',
  name: 'OKC_01',
  abbreviation: '01',
  color: '#1c7ed6',
  hasLift: true,
  inService: true,
  isRental: false,
  rentalDay: null,
  branchId: OKLAHOMA,
  ...change,
});
