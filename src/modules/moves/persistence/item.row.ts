import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `moves.item`: things of one kind that are moved from or to a stop. */
@Entity({ schema: 'moves', name: 'item' })
export class ItemRow {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'location_id' }) locationId!: string;
  /** Order in which they are listed, from 0. */
  @Column('smallint') position!: number;
  @Column('text') name!: string;
  @Column('smallint') quantity!: number;
  /** Of one piece. */
  @Column('numeric', { name: 'cubic_feet', nullable: true }) cubicFeet!: number | null;
}
