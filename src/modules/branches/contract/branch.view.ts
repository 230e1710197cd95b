/** A branch; the e-mail settings only for an admin. */
export interface BranchView {
  _id: string;
  name: string;
  /** IANA name. */
  timezone: string;
  phone: string;
  /** Dollars a mover-hour; `null` where the branch has none. */
  defaultHourlyRate: number | null;
  active: boolean;
  normalizedAddress: string;
  latitude: number | null;
  longitude: number | null;
  /** As what the state has registered the mover; `''` where it has not. */
  registrationNumber: string;
  /** Percent of a day's truck-hours that may be booked online. */
  publicShare: number;
  /** Whether who books online proves the e-mail address by a code. */
  emailProof: boolean;
  /** Admin only. */
  outboundEmail?: string;
  /** Admin only. */
  outboundName?: string;
  /** Whether a token is stored; the token itself is never answered. Admin only. */
  hasOutboundRefreshToken?: boolean;
  googlePlusUrl: string;
  facebookUrl: string;
  yelpUrl: string;
  twitterUrl: string;
  gatherupUrl: string;
  instagramUrl: string;
}
