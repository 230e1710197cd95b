import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '#kernel/permission.js';

@Entity({ schema: 'employees', name: 'employee' })
export class EmployeeRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  /** `''`: the full name is shown. */
  @Column('text', { name: 'display_name' })
  displayName: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  notes: string;

  @Column('text')
  cohort: string;

  @Column('text')
  color: string;

  @Column('text', { name: 'branch_id' })
  branchId: string;

  @Column('text', { array: true })
  roles: Role[];

  @Column('boolean')
  active: boolean;

  @Column('boolean')
  deleted: boolean;

  /** Raised by each save that changes something. */
  @Column('integer')
  version: number;
}
