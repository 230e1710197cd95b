import { Query } from '@nestjs/cqrs';
import type { Cents } from '#kernel/money.js';

/** The branch's own pages elsewhere; `''` where it has none. */
export interface BranchLinks {
  googlePlusUrl: string;
  facebookUrl: string;
  yelpUrl: string;
  twitterUrl: string;
  gatherupUrl: string;
  instagramUrl: string;
}

/** What other modules may know of a branch. */
export interface BranchFacts {
  id: string;
  name: string;
  /** IANA name. */
  timezone: string;
  phone: string;
  active: boolean;
  /** A mover-hour; null where the branch has none. */
  defaultHourlyRateCents: Cents | null;
  address: string;
  /** As what the state has registered the mover; `''` where it has not. */
  registrationNumber: string;
  /** Percent of a day's truck-hours that may be booked online. */
  publicShare: number;
  /** Whether who books online proves the e-mail address. */
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
