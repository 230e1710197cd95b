/** A BranchView without email settings as SQL, of `branches.branch b`. */
const FOR_EVERYBODY = `
  b.id as "_id", b.name, b.timezone, b.phone,
  b.default_hourly_rate_cents / 100.0 as "defaultHourlyRate", b.active,
  b.normalized_address as "normalizedAddress", b.latitude, b.longitude,
  b.registration_number as "registrationNumber",
  b.public_share as "publicShare", b.email_proof as "emailProof",
  b.google_plus_url as "googlePlusUrl", b.facebook_url as "facebookUrl", b.yelp_url as "yelpUrl",
  b.twitter_url as "twitterUrl", b.gatherup_url as "gatherupUrl",
  b.instagram_url as "instagramUrl"`;

const EMAIL_SETTINGS = `
  b.outbound_email as "outboundEmail", b.outbound_name as "outboundName",
  b.outbound_refresh_token is not null as "hasOutboundRefreshToken"`;

/** The columns for a reader; the mail settings are only for an admin. */
export const branchColumns = (withEmailSettings: boolean): string =>
  withEmailSettings ? `${FOR_EVERYBODY}, ${EMAIL_SETTINGS}` : FOR_EVERYBODY;
