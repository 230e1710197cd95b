import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrentEstimateView, TimeInMinutesView } from '../contract/location.view.js';
import type {
  DriveTimeFetchStatus,
  LocationType,
  ParkingType,
  StorageType,
  WorkType,
} from '../contract/move-terms.js';
import type { SquareFeet } from '../contract/square-feet.js';

/** `moves.location`: a stop of an activity; money in cents, hours as decimals, feet. */
@Entity({ schema: 'moves', name: 'location' })
export class LocationRow {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'activity_id' }) activityId!: string;
  /** Order of travel, from 0. */
  @Column('smallint') position!: number;
  @Column('text', { name: 'type_of_work' }) typeOfWOrk!: WorkType;
  @Column('text') street!: string;
  @Column('text') unit!: string;
  @Column('text') city!: string;
  @Column('text') state!: string;
  @Column('text') zip!: string;
  @Column('double precision', { nullable: true }) latitude!: number | null;
  @Column('double precision', { nullable: true }) longitude!: number | null;
  @Column('text', { name: 'normalized_street_address' }) normalizedStreetAddress!: string;
  @Column('text') zone!: string;
  @Column('boolean', { name: 'use_fee' }) useFee!: boolean;
  /** The stop's own fee, in force while `useFee`. */
  @Column('integer', { name: 'trip_fee_cents' }) tripFeeCents!: number;
  /** What the zone charges, looked up when the stop was written. */
  @Column('integer', { name: 'zone_fee_cents' }) zoneFeeCents!: number;
  /** Miles and hours of the leg that leads here. */
  @Column('numeric', { name: 'drive_distance', nullable: true }) driveDistance!: number | null;
  @Column('numeric', { name: 'drive_time', nullable: true }) driveTime!: number | null;
  @Column('text', { name: 'drive_time_fetch_status' })
  driveTimeFetchStatus!: DriveTimeFetchStatus;
  @Column('text', { name: 'location_type' }) locationType!: LocationType | '';
  @Column('text', { name: 'other_details' }) otherDetails!: string;
  @Column('text', { name: 'storage_type' }) storageType!: StorageType;
  @Column('text') dimensions!: string;
  @Column('integer', { nullable: true }) sqft!: SquareFeet;
  @Column('integer', { nullable: true }) stories!: number | null;
  @Column('integer', { nullable: true }) employees!: number | null;
  @Column('integer', { nullable: true }) bedrooms!: number | null;
  @Column('text', { name: 'additional_rooms', array: true }) additionalRooms!: string[];
  @Column('integer', { nullable: true }) floor!: number | null;
  @Column('boolean', { name: 'has_elevator' }) hasElevator!: boolean;
  @Column('integer', { name: 'distance_to_door', nullable: true }) distanceToDoor!: number | null;
  @Column('text', { name: 'parking_type' }) parkingType!: ParkingType | '';
  @Column('text') notes!: string;
  @Column('integer', { name: 'num_boxes' }) numBoxes!: number;
  @Column('boolean', { name: 'is_packing' }) isPacking!: boolean;
  @Column('numeric', { name: 'packing_est_time', nullable: true }) packingEstTime!: number | null;
  @Column('integer', { name: 'packing_est_cost_cents', nullable: true })
  packingEstCostCents!: number | null;
  @Column('jsonb', { name: 'packing_amounts' }) packingAmounts!: Record<string, number>;
  @Column('boolean', { name: 'is_problem' }) isProblem!: boolean;
  @Column('text', { name: 'problem_reason' }) problemReason!: string;
  @Column('boolean', { name: 'has_excess_inventory' }) hasExcessInventory!: boolean;
  @Column('numeric', { nullable: true }) worktime!: number | null;
  /** Minutes of a crew of two by the activity's `constantsVersion`. */
  @Column('jsonb', { name: 'worktime_estimations', nullable: true })
  worktimeEstimations!: TimeInMinutesView | null;
  @Column('jsonb', { name: 'current_estimate', nullable: true })
  currentEstimate!: CurrentEstimateView | null;
}
