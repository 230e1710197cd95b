import { exampleActivity } from '#modules/moves/contract/examples.fixture.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import type { ActivityValues } from '../form/values';
import { costsOf, tripFeeAt, zonesOf } from './costs';

const BRANCH = 'b';
const ZONES: ZipZoneView[] = [
  { branchId: BRANCH, codes: ['73103'], zone: 'NW', useFee: true, tripFee: 45 },
  { branchId: BRANCH, codes: [], zone: 'O', useFee: true, tripFee: 90 },
  { branchId: 'other', codes: ['73103'], zone: 'X', useFee: true, tripFee: 999 },
];
const zones = zonesOf(ZONES, BRANCH);
const activity: ActivityValues = structuredClone(exampleActivity);
const [stop] = activity.locations;

it('looks the fee up by the zip that is typed, in the zones of the branch', () => {
  expect(tripFeeAt(stop!, zones)).toBe(45);
  expect(tripFeeAt({ ...stop!, zip: '99999' }, zones)).toBe(90);
  expect(tripFeeAt({ ...stop!, useFee: true, tripFee: 12.5 }, zones)).toBe(12.5);
  expect(tripFeeAt({ ...stop!, typeOfWOrk: 'Hold' }, zones)).toBe(0);
});

it('reckons with the stored fee while no zones are known', () => {
  expect(tripFeeAt({ ...stop!, tripFee: 33 }, [])).toBe(33);
  expect(tripFeeAt({ ...stop!, tripFee: 33, typeOfWOrk: 'Hold' }, [])).toBe(0);
});

it('reckons a day by its movers, rate and hours', () => {
  const typed = { ...activity, numMovers: 3, estHours: 4.5, minTime: 2.5, truckCount: 2 };
  expect(costsOf(typed, 55, zones)).toEqual({
    moveRate: 55,
    totalHourlyRate: 165,
    totalTripFees: 90,
    totalPacking: 19.99,
    estCost: 832.5,
    estCostMin: 502.5,
    estTotalCost: 852.49,
    estTotalCostMin: 522.49,
  });
});
