/** A branch; the email settings only for an admin. */
export interface BranchView {
  _id: string;
  name: string;
  /** IANA name. */
  timezone: string;
  phone: string;
  /** Dollars for one mover for one hour; `null` if the branch has no rate. */
  defaultHourlyRate: number | null;
  active: boolean;
  normalizedAddress: string;
  latitude: number | null;
  longitude: number | null;
  /** The mover's registration with the state; `''` if there is none. */
  registrationNumber: string;
  /** Percent of a day's truck-hours that may be booked online. */
  publicShare: number;
  /** Whether visitors who book online prove the email address with a code. */
  emailProof: boolean;
  /** Admin only. */
  outboundEmail?: string;
  /** Admin only. */
  outboundName?: string;
  /** Whether a token is stored; the token itself is never sent. Admin only. */
  hasOutboundRefreshToken?: boolean;
  googlePlusUrl: string;
  facebookUrl: string;
  yelpUrl: string;
  twitterUrl: string;
  gatherupUrl: string;
  instagramUrl: string;
  /** Raised by each save that changes something. */
  version: number;
}
