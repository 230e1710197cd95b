import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'problem_locations', name: 'problem_location' })
export class ProblemLocationRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  address: string;

  /** The address in the form in which two ways of writing it are equal. */
  @Column('text', { name: 'address_key' })
  addressKey: string;

  /** The same for the suggested address; '' if there is none. */
  @Column('text', { name: 'suggested_key' })
  suggestedKey: string;

  @Column('text')
  reason: string;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('text', { name: 'google_places_suggested_address' })
  googlePlacesSuggestedAddress: string;
}
