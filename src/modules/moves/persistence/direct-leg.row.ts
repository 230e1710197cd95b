import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `moves.direct_leg`: one operation follows another on its truck; hours as decimals. */
@Entity({ schema: 'moves', name: 'direct_leg' })
export class DirectLegRow {
  /** The operation that follows. */
  @PrimaryColumn('text', { name: 'follower_id' }) id!: string;
  @Column('text', { name: 'followed_id' }) followedId!: string;
  /** Of both. */
  @Column('text', { name: 'truck_id' }) truck!: string;
  /** Exact. */
  @Column('numeric') hours!: number;
  @Column('boolean') approximate!: boolean;
  /** Drive Out of the follower without the leg. */
  @Column('numeric', { name: 'yard_drive_out' }) yardDriveOut!: number;
  /** Drive Back of the followed without the leg. */
  @Column('numeric', { name: 'yard_drive_back' }) yardDriveBack!: number;
}
