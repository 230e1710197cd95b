/** Addresses where work was difficult before; a key is the address in the form in which two ways of writing it are equal. */
export const PROBLEM_LOCATIONS_BASELINE = `
  create schema problem_locations;
  create table problem_locations.problem_location (
    id platform.object_id primary key,
    address text not null constraint problem_location_has_address check (btrim(address) <> ''),
    address_key text not null,
    suggested_key text not null,
    reason text not null,
    latitude double precision,
    longitude double precision,
    google_places_suggested_address text not null default '',
    constraint problem_location_has_both_coordinates
      check ((latitude is null) = (longitude is null))
  );
  create index problem_location_by_key on problem_locations.problem_location (address_key);
  create index problem_location_by_suggested_key
    on problem_locations.problem_location (suggested_key);
  create index problem_location_by_latitude on problem_locations.problem_location (latitude);`;
