import {
  boolean,
  double,
  id,
  integer,
  numeric,
  smallint,
  text,
} from '#platform/database/sql/column.js';

/** A BranchView without email settings. */
export const BRANCH_VIEW = {
  _id: id(),
  name: text(),
  timezone: text(),
  phone: text(),
  defaultHourlyRate: numeric().orNull(),
  active: boolean(),
  normalizedAddress: text(),
  latitude: double().orNull(),
  longitude: double().orNull(),
  registrationNumber: text(),
  publicShare: smallint(),
  emailProof: boolean(),
  googlePlusUrl: text(),
  facebookUrl: text(),
  yelpUrl: text(),
  twitterUrl: text(),
  gatherupUrl: text(),
  instagramUrl: text(),
  version: integer(),
};

/** The same as SQL, of `branches.branch b`. */
export const BRANCH_COLUMNS = `
  b.id as "_id", b.name, b.timezone, b.phone,
  b.default_hourly_rate_cents / 100.0 as "defaultHourlyRate", b.active,
  b.normalized_address as "normalizedAddress", b.latitude, b.longitude,
  b.registration_number as "registrationNumber",
  b.public_share as "publicShare", b.email_proof as "emailProof",
  b.google_plus_url as "googlePlusUrl", b.facebook_url as "facebookUrl", b.yelp_url as "yelpUrl",
  b.twitter_url as "twitterUrl", b.gatherup_url as "gatherupUrl",
  b.instagram_url as "instagramUrl", b.version`;

/** A BranchView for an admin. */
export const WHOLE_BRANCH_VIEW = {
  ...BRANCH_VIEW,
  outboundEmail: text(),
  outboundName: text(),
  hasOutboundRefreshToken: boolean(),
};

export const WHOLE_BRANCH_COLUMNS = `
  ${BRANCH_COLUMNS}, b.outbound_email as "outboundEmail", b.outbound_name as "outboundName",
  b.outbound_refresh_token is not null as "hasOutboundRefreshToken"`;
