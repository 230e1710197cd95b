import { BranchDto } from '#modules/branches/contract/branch.dto.js';
import { PUBLIC_SHARE } from '#modules/branches/contract/branch-terms.js';
import { DEFAULT_PLANNING } from '#modules/branches/contract/planning.js';
import type { PlanningSettings, PlanningView } from '#modules/branches/contract/planning.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import { zoneValuesOf, type ZoneValues } from '../../features/zip-zones';

/** A branch and its zip zones as a person edits them. A blank token leaves the stored one. */
export type BranchValues = Required<
  Omit<BranchDto, '_id' | 'hasOutboundRefreshToken' | 'expectedVersion'>
> & {
  outboundRefreshToken: string;
  zones: ZoneValues[];
  planning: PlanningValues;
};

/** Planning settings, and the version that they are typed over. */
export type PlanningValues = PlanningSettings & { version: number };

export const NEW_BRANCH: BranchValues = {
  name: '',
  timezone: 'America/Chicago',
  phone: '',
  defaultHourlyRate: null,
  active: true,
  normalizedAddress: '',
  latitude: null,
  longitude: null,
  registrationNumber: '',
  publicShare: PUBLIC_SHARE,
  emailProof: false,
  outboundEmail: '',
  outboundName: '',
  outboundRefreshToken: '',
  googlePlusUrl: '',
  facebookUrl: '',
  yelpUrl: '',
  twitterUrl: '',
  gatherupUrl: '',
  instagramUrl: '',
  version: 0,
  zones: [],
  planning: { version: 0, ...DEFAULT_PLANNING },
};

export const planningValuesOf = ({
  changed: _changed,
  changedBy: _changedBy,
  ...planning
}: PlanningView): PlanningValues => planning;

/** The zip zones of a branch as they are edited. */
export const zonesIn = (branchId: string, zones: readonly ZipZoneView[]): ZoneValues[] =>
  zoneValuesOf(zones.filter((zone) => zone.branchId === branchId));

/** The branch itself, without what is stored beside it. */
export const branchPartOf = ({
  _id,
  hasOutboundRefreshToken: _hasToken,
  ...branch
}: BranchView): Partial<BranchValues> & { version: number } => ({
  ...branch,
  outboundRefreshToken: '',
});

export function branchValuesOf(
  branch: BranchView,
  zones: readonly ZipZoneView[],
  planning: PlanningView,
): BranchValues {
  return {
    ...NEW_BRANCH,
    ...branchPartOf(branch),
    zones: zonesIn(branch._id, zones),
    planning: planningValuesOf(planning),
  };
}

/** The body of POST /branch and PUT /branch/{id}. */
export const branchBodyOf = ({
  zones: _zones,
  planning: _planning,
  outboundRefreshToken: token,
  version,
  ...branch
}: BranchValues): BranchDto => ({
  ...branch,
  ...(version > 0 && { expectedVersion: version }),
  ...(token.trim() ? { outboundRefreshToken: token.trim() } : {}),
});
