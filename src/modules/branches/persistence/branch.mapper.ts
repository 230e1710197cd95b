import { toCents, toDollars } from '#kernel/money.js';
import { recordOf } from '#kernel/record-of.js';
import type { Branch } from '../branch.js';
import { PUBLIC_SHARE } from '../contract/branch-terms.js';
import type { BranchDto } from '../contract/branch.dto.js';
import type { BranchView } from '../contract/branch.view.js';

/** Everything about a branch that ever leaves the server, which is what an admin sees. */
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
  version: row.version,
});

const LINKS = [
  'googlePlusUrl',
  'facebookUrl',
  'yelpUrl',
  'twitterUrl',
  'gatherupUrl',
  'instagramUrl',
] as const;

export type BranchFields = Omit<Branch, 'id' | 'sealedRefreshToken' | 'version'>;

/** The body's fields; what it leaves out stays as it is in `before`. */
export function branchFieldsOf(branch: BranchDto, before: Partial<BranchFields>): BranchFields {
  const rate = branch.defaultHourlyRate;
  return {
    name: branch.name,
    timezone: branch.timezone,
    phone: branch.phone,
    defaultHourlyRateCents:
      rate === undefined ? (before.defaultHourlyRateCents ?? null) : rate && toCents(rate),
    active: branch.active ?? before.active ?? true,
    normalizedAddress: branch.normalizedAddress,
    ...positionOf(branch, before),
    registrationNumber: branch.registrationNumber ?? before.registrationNumber ?? '',
    publicShare: branch.publicShare ?? before.publicShare ?? PUBLIC_SHARE,
    emailProof: branch.emailProof ?? before.emailProof ?? false,
    outboundEmail: branch.outboundEmail,
    outboundName: branch.outboundName,
    ...recordOf(LINKS, (link) => branch[link] ?? before[link] ?? ''),
  };
}

/** A position belongs to its address: a new address without a position has none yet. */
function positionOf(
  { latitude, longitude, normalizedAddress }: BranchDto,
  before: Partial<BranchFields>,
): Pick<BranchFields, 'latitude' | 'longitude'> {
  const kept = before.normalizedAddress === normalizedAddress ? before : {};
  return {
    latitude: latitude === undefined ? (kept.latitude ?? null) : latitude,
    longitude: longitude === undefined ? (kept.longitude ?? null) : longitude,
  };
}
