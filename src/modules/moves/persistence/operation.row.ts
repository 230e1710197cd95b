import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pin } from '../domain/operation.js';

/** `moves.operation`: one truck's share of an activity; hours as decimals. */
@Entity({ schema: 'moves', name: 'operation' })
export class OperationRow {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'activity_id' }) activityId!: string;
  @Column('text', { name: 'branch_id' }) branchId!: string;
  /** The activity's day. */
  @Column('date') day!: string;
  @Column('smallint') position!: number;
  /** Start of the job. */
  @Column('timestamptz') date!: Date;
  @Column('numeric') duration!: number;
  @Column('integer', { name: 'mover_count' }) moverCount!: number;
  @Column('text', { name: 'truck_id', nullable: true }) truck!: string | null;
  /** On the Unassigned row of its day. */
  @Column('boolean') unassigned!: boolean;
  @Column('boolean', { name: 'early_start' }) earlyStart!: boolean;
  @Column('text', { name: 'early_start_notes' }) earlyStartNotes!: string;
  @Column('boolean', { name: 'requires_lift' }) requiresLift!: boolean;
  /** Between which moments the customer expects the crew; both null, or neither. */
  @Column('timestamptz', { name: 'arrival_from', nullable: true }) arrivalFrom!: Date | null;
  @Column('timestamptz', { name: 'arrival_to', nullable: true }) arrivalTo!: Date | null;
  /** Drive Out. */
  @Column('numeric', { name: 'starting_drive_time' }) startingDriveTime!: number;
  /** Drive Back. */
  @Column('numeric', { name: 'ending_drive_time' }) endingDriveTime!: number;
  /** A person typed Drive Out: no refresh changes it. */
  @Column('boolean', { name: 'starting_typed' }) startingTyped!: boolean;
  @Column('boolean', { name: 'ending_typed' }) endingTyped!: boolean;
  /** Hours that Drive Out would take, where its truck had no room for them. */
  @Column('numeric', { name: 'starting_cut_from', nullable: true }) startingCutFrom!: number | null;
  @Column('numeric', { name: 'ending_cut_from', nullable: true }) endingCutFrom!: number | null;
  /** Who wants it to stay as it is. */
  @Column('jsonb', { nullable: true }) pinned!: Pin | null;
}
