import { Query } from '@nestjs/cqrs';
import type { Cents } from '#kernel/money.js';

/** The branch's own pages elsewhere; `''` if it has none. */
export interface BranchLinks {
  googlePlusUrl: string;
  facebookUrl: string;
  yelpUrl: string;
  twitterUrl: string;
  gatherupUrl: string;
  instagramUrl: string;
}

/** What other modules may know about a branch. */
export interface BranchFacts {
  id: string;
  name: string;
  /** IANA name. */
  timezone: string;
  phone: string;
  active: boolean;
  /** For one mover for one hour; null if the branch has no rate. */
  defaultHourlyRateCents: Cents | null;
  address: string;
  /** The mover's registration with the state; `''` if there is none. */
  registrationNumber: string;
  /** Percent of a day's truck-hours that may be booked online. */
  publicShare: number;
  /** Whether visitors who book online prove the email address. */
  emailProof: boolean;
  /** Degrees; null until the address was found on a map. */
  position: { latitude: number; longitude: number } | null;
  links: BranchLinks;
}

/** 404 when there is none. */
export class GetBranchQuery extends Query<BranchFacts> {
  constructor(readonly branchId: string) {
    super();
  }
}
