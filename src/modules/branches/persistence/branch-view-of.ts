import { toDollars } from '../../../kernel/money.js';
import type { BranchView } from '../contract/branch.view.js';
import type { Branch } from '../branch.js';

/** All that ever leaves the server of a branch, which is what an admin sees. */
export const branchViewOf = (row: Branch): BranchView => ({
  _id: row.id,
  name: row.name,
  timezone: row.timezone,
  phone: row.phone,
  defaultHourlyRate: row.defaultHourlyRateCents && toDollars(row.defaultHourlyRateCents),
  active: row.active,
  normalizedAddress: row.normalizedAddress,
  latitude: row.latitude,
  longitude: row.longitude,
  registrationNumber: row.registrationNumber,
  publicShare: row.publicShare,
  emailProof: row.emailProof,
  outboundEmail: row.outboundEmail,
  outboundName: row.outboundName,
  hasOutboundRefreshToken: row.sealedRefreshToken !== null,
  googlePlusUrl: row.googlePlusUrl,
  facebookUrl: row.facebookUrl,
  yelpUrl: row.yelpUrl,
  twitterUrl: row.twitterUrl,
  gatherupUrl: row.gatherupUrl,
  instagramUrl: row.instagramUrl,
});
