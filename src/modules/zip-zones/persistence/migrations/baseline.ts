/** Zones of the branches, and which zip codes are in them. */
export const ZIP_ZONES_BASELINE = `
  create schema zip_zones;
  create table zip_zones.zone (
    id platform.object_id primary key,
    branch_id platform.object_id not null
      constraint zone_at_branch references branches.branch (id) on delete restrict,
    position integer not null,
    zone text not null constraint zone_has_name check (btrim(zone) <> ''),
    use_fee boolean not null,
    trip_fee_cents integer not null constraint zone_fee_not_negative check (trip_fee_cents >= 0),
    constraint zone_once_a_branch unique (branch_id, zone),
    constraint zone_of_branch unique (id, branch_id)
  );
  create table zip_zones.zone_code (
    branch_id platform.object_id not null,
    code text not null constraint zone_code_is_a_zip check (code ~ '^[0-9]{5}$'),
    zone_id platform.object_id not null,
    position integer not null,
    constraint zone_code_once_a_branch primary key (branch_id, code),
    constraint zone_code_of_zone foreign key (zone_id, branch_id)
      references zip_zones.zone (id, branch_id) on delete cascade
  );
  -- Public booking knows the code only; the branch is what it looks for.
  create index zone_code_served on zip_zones.zone_code (code);
  create index zone_code_by_zone on zip_zones.zone_code (zone_id, position);`;
