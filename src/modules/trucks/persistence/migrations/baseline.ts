/** Trucks of the branches, and those that are rented for a day. */
export const TRUCKS_BASELINE = `
  create schema trucks;
  create table trucks.truck (
    id platform.object_id primary key,
    branch_id platform.object_id not null
      constraint truck_of_branch references branches.branch (id) on delete restrict,
    name text not null
      constraint truck_name_is_plain check (name ~ '^[A-Za-z0-9_]{2,20}$'),
    abbreviation text not null
      constraint truck_abbreviation_is_two_letters check (length(abbreviation) >= 2),
    color text not null
      constraint truck_has_color check (color <> ''),
    has_lift boolean not null default false,
    in_service boolean not null default true,
    is_rental boolean not null default false,
    rental_day date,
    constraint truck_rental_has_its_day check (is_rental = (rental_day is not null))
  );
  create unique index truck_name_in_branch on trucks.truck (branch_id, lower(name))
    where not is_rental;
  create unique index truck_rental_name_of_day
    on trucks.truck (branch_id, rental_day, lower(name)) where is_rental;`;
