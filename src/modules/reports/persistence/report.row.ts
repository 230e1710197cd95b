import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportKind } from '../contract/report-terms.js';
import type { ReportState } from '../contract/report.view.js';

const toNumber = { from: Number, to: (value: number): number => value };

/** `reports.report`: one queued report and its state. */
@Entity({ schema: 'reports', name: 'report' })
export class ReportRow {
  @PrimaryColumn('text') id!: string;
  @Column('text') kind!: ReportKind;
  /** Null: every branch. */
  @Column('text', { name: 'branch_id', nullable: true }) branchId!: string | null;
  /** Days `YYYY-MM-DD`. */
  @Column('date', { name: 'first_day' }) firstDay!: string;
  @Column('date', { name: 'last_day' }) lastDay!: string;
  /** The employee who alone can see it. */
  @Column('text', { name: 'owner_id' }) ownerId!: string;
  @Column('text') state!: ReportState;
  /** How often a process began it; only the last one may go on. */
  @Column('integer') run!: number;
  /** 0 to 100. */
  @Column('integer') progress!: number;
  @Column('bigint', { transformer: toNumber }) rows!: number;
  /** Of the file; 0 until it is done. */
  @Column('bigint', { transformer: toNumber }) bytes!: number;
  @Column('timestamptz') created!: Date;
  /** When a process was last known to be writing it. */
  @Column('timestamptz') touched!: Date;
  @Column('timestamptz', { nullable: true }) finished!: Date | null;
  @Column('text', { nullable: true }) error!: string | null;
}
