import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Branch } from '../branch.js';

@Entity({ schema: 'branches', name: 'branch' })
export class BranchRow implements Branch {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** IANA name. */
  @Column('text')
  timezone: string;

  @Column('text')
  phone: string;

  @Column('integer', { name: 'default_hourly_rate_cents', nullable: true })
  defaultHourlyRateCents: number | null;

  @Column('boolean')
  active: boolean;

  @Column('text', { name: 'normalized_address' })
  normalizedAddress: string;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('text', { name: 'registration_number' })
  registrationNumber: string;

  /** Percent. */
  @Column('smallint', { name: 'public_share' })
  publicShare: number;

  @Column('boolean', { name: 'email_proof' })
  emailProof: boolean;

  @Column('text', { name: 'outbound_email' })
  outboundEmail: string;

  @Column('text', { name: 'outbound_name' })
  outboundName: string;

  /** Sealed; only TokenSeal opens it. */
  @Column('text', { name: 'outbound_refresh_token', nullable: true })
  sealedRefreshToken: string | null;

  @Column('text', { name: 'google_plus_url' })
  googlePlusUrl: string;

  @Column('text', { name: 'facebook_url' })
  facebookUrl: string;

  @Column('text', { name: 'yelp_url' })
  yelpUrl: string;

  @Column('text', { name: 'twitter_url' })
  twitterUrl: string;

  @Column('text', { name: 'gatherup_url' })
  gatherupUrl: string;

  @Column('text', { name: 'instagram_url' })
  instagramUrl: string;

  /** Raised by each save that changes something. */
  @Column('integer')
  version: number;
}
