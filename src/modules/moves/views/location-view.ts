import { toDollars } from '../../../kernel/money.js';
import type { LocationView } from '../contract/location.view.js';
import { feeOf } from '../domain/money/move-costs.js';
import type { Stop } from '../domain/stop.js';

/** A stop as the wire carries it; `constantsVersion` is its activity's. */
export const locationView = (row: Stop, constantsVersion: number | null): LocationView => ({
  _id: row.id,
  typeOfWOrk: row.typeOfWOrk,
  street: row.street,
  unit: row.unit,
  city: row.city,
  state: row.state,
  zip: row.zip,
  latitude: row.latitude,
  longitude: row.longitude,
  normalizedStreetAddress: row.normalizedStreetAddress,
  zone: row.zone,
  useFee: row.useFee,
  tripFee: toDollars(feeOf(row)),
  driveDistance: row.driveDistance,
  driveTime: row.driveTime,
  driveTimeFetchStatus: row.driveTimeFetchStatus,
  locationType: row.locationType,
  otherDetails: row.otherDetails,
  storageType: row.storageType,
  dimensions: row.dimensions,
  sqft: typeof row.sqft === 'number' ? row.sqft : null,
  stories: row.stories,
  employees: row.employees,
  bedrooms: row.bedrooms,
  additionalRooms: row.additionalRooms,
  floor: row.floor,
  hasElevator: row.hasElevator,
  distanceToDoor: row.distanceToDoor,
  parkingType: row.parkingType,
  notes: row.notes,
  numBoxes: row.numBoxes,
  isPacking: row.isPacking,
  packingEstTime: row.packingEstTime,
  packingEstCost: row.packingEstCostCents === null ? null : toDollars(row.packingEstCostCents),
  packingAmounts: row.packingAmounts,
  isProblem: row.isProblem,
  problemReason: row.problemReason,
  hasExcessInventory: row.hasExcessInventory,
  worktime: row.worktime,
  worktimeEstimations: row.worktimeEstimations
    ? { timeInMinutes: row.worktimeEstimations, constantsVersion }
    : null,
  currentEstimate: row.currentEstimate,
});
