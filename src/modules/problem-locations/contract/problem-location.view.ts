/** An address where work was difficult before. */
export interface ProblemLocationView {
  _id: string;
  address: string;
  reason: string;
  /** Degrees; `null` where unknown. */
  latitude: number | null;
  longitude: number | null;
  googlePlacesSuggestedAddress: string;
}

/** Meters within which a location without the same address counts as the same place. */
export const PROBLEM_RADIUS_METERS = 60;
