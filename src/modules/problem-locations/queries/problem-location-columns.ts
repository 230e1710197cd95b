/** A ProblemLocationView as SQL, of `problem_locations.problem_location p`. */
export const PROBLEM_LOCATION_COLUMNS = `
  p.id as "_id", p.address, p.reason, p.latitude, p.longitude,
  p.google_places_suggested_address as "googlePlacesSuggestedAddress"`;
