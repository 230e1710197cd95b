import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LocalDate } from '#kernel/local-date.js';
import type { Truck } from '../truck.js';

@Entity({ schema: 'trucks', name: 'truck' })
export class TruckRow implements Truck {
  @PrimaryColumn('text')
  id: string;

  @Column('text', { name: 'branch_id' })
  branchId: string;

  @Column('text')
  name: string;

  @Column('text')
  abbreviation: string;

  @Column('text')
  color: string;

  @Column('boolean', { name: 'has_lift' })
  hasLift: boolean;

  @Column('boolean', { name: 'in_service' })
  inService: boolean;

  @Column('boolean', { name: 'is_rental' })
  isRental: boolean;

  /** The one day of a rental. */
  @Column('date', { name: 'rental_day', nullable: true })
  rentalDay: LocalDate | null;
}
