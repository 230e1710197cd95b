/** A branch; money in cents, position in degrees. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  /** IANA name. */
  readonly timezone: string;
  readonly phone: string;
  readonly defaultHourlyRateCents: number | null;
  readonly active: boolean;
  readonly normalizedAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly registrationNumber: string;
  /** Percent. */
  readonly publicShare: number;
  readonly emailProof: boolean;
  readonly outboundEmail: string;
  readonly outboundName: string;
  /** Sealed; only TokenSeal opens it. */
  readonly sealedRefreshToken: string | null;
  readonly googlePlusUrl: string;
  readonly facebookUrl: string;
  readonly yelpUrl: string;
  readonly twitterUrl: string;
  readonly gatherupUrl: string;
  readonly instagramUrl: string;
  /** Raised by each save that changes something. */
  readonly version: number;
}

/** Whether the branch's position on the map is known. */
export const isPlaced = ({ latitude, longitude }: Branch): boolean =>
  latitude !== null && longitude !== null;
