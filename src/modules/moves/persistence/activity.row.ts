import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FigureOrigins } from '../domain/estimates/figure-origins.js';
import type { StoredBasis } from '../domain/estimates/estimate-basis.js';

/** `moves.activity`: one day's work for a customer; hours as decimals. */
@Entity({ schema: 'moves', name: 'activity' })
export class ActivityRow {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'customer_id' }) customerId!: string;
  /** The customer's branch; the database keeps the two equal. */
  @Column('text', { name: 'branch_id' }) branchId!: string;
  @Column('timestamptz') created!: Date;
  /** The customer's version that last changed anything in this activity. */
  @Column('integer', { name: 'changed_version' }) changedVersion!: number;
  @Column('date', { name: 'activity_day' }) activityDay!: string;
  @Column('numeric', { name: 'est_hours' }) estHours!: number;
  @Column('numeric', { name: 'min_time' }) minTime!: number;
  @Column('integer', { name: 'num_movers' }) numMovers!: number;
  @Column('integer', { name: 'truck_count' }) truckCount!: number;
  /** Where each of these four comes from. */
  @Column('jsonb', { name: 'figure_origins' }) figureOrigins!: FigureOrigins;
  @Column('text', { name: 'costing_strategy' }) costingStrategy!: string;
  @Column('text') notes!: string;
  @Column('text') alerts!: string;
  @Column('text', { name: 'to_be_moved' }) toBeMoved!: string;
  @Column('text') inventory!: string;
  @Column('boolean', { name: 'requires_lift' }) requiresLift!: boolean;
  /** First leg from the branch, exact hours; kept while the work there is Hold. */
  @Column('numeric', { name: 'starting_drive_time', nullable: true })
  startingDriveTime!: number | null;
  /** Last leg to the branch. */
  @Column('numeric', { name: 'ending_drive_time', nullable: true })
  endingDriveTime!: number | null;
  /** Raised by each refresh of the drive times. */
  @Column('integer', { name: 'transit_version' }) transitVersion!: number;
  /** The version of the constants that the stored estimate was computed with. */
  @Column('integer', { name: 'constants_version', nullable: true })
  constantsVersion!: number | null;
  /** What the size tables said when the activity was last written; null if they say nothing. */
  @Column('numeric', { name: 'automated_hours', nullable: true }) automatedHours!: number | null;
  @Column('integer', { name: 'automated_movers', nullable: true }) automatedMovers!: number | null;
  @Column('integer', { name: 'automated_trucks', nullable: true }) automatedTrucks!: number | null;
  /** What that estimate was made of. */
  @Column('jsonb', { name: 'estimate_basis', nullable: true }) estimateBasis!: StoredBasis | null;
}
