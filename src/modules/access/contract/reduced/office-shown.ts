import { plain } from './shown.js';
import type { Shown } from './shown.js';

/** A branch, without what it earns and how it sends email. */
export const BRANCH_SHOWN = plain(
  ...['_id', 'name', 'timezone', 'phone', 'active', 'normalizedAddress', 'latitude', 'longitude'],
  ...['registrationNumber', 'googlePlusUrl', 'facebookUrl', 'yelpUrl', 'twitterUrl'],
  ...['gatherupUrl', 'instagramUrl'],
);

/** How a branch plans its days. */
export const PLANNING_SHOWN = {
  ...plain('version', 'changed', 'changedBy', 'directLegs', 'arrivalWindows', 'publicRanking'),
  ...plain('turnaroundMinutes', 'longestWaitMinutes', 'windowMinutes', 'shortestJobHours'),
  ...plain('weeklyHours', 'rentalLeadMinutes'),
  slotWeights: plain('gap', 'open', 'lift', 'lead', 'mover', 'load', 'loadFrom', 'risk'),
  plannerWeights: plain('truckChange', 'start', 'drive', 'overtime', 'unserved'),
} satisfies Shown;

export const TRUCK_SHOWN = plain(
  ...['_id', 'name', 'abbreviation', 'color', 'hasLift', 'inService', 'isRental', 'rentalDay'],
  'branchId',
);

/** A colleague, as a crew knows them. */
export const COLLEAGUE_SHOWN = plain(
  ...['_id', 'firstName', 'lastName', 'fullName', 'displayName', 'color', 'picture', 'branchId'],
  ...['active', 'isTeamLead', 'isManager'],
);

/** Oneself. */
export const SELF_SHOWN = {
  ...COLLEAGUE_SHOWN,
  ...plain('email', 'phone', 'deleted', 'notes', 'cohort', 'roles', 'isSales', 'isAdmin'),
  ...plain('hasManagerialPosition', 'version'),
  branch: plain('_id', 'name', 'timezone'),
} satisfies Shown;

export const PROBLEM_LOCATION_SHOWN = plain(
  ...['_id', 'address', 'reason', 'latitude', 'longitude', 'googlePlacesSuggestedAddress'],
);

export const SOURCE_SHOWN = plain('_id', 'name', 'active');

/** Which zip codes a zone has, without its fee. */
export const ZONE_SHOWN = plain('branchId', 'codes', 'zone');

const STEP = plain('upTo', 'minutes');

/** The estimate's constants, all of them times. */
export const CONSTANTS_SHOWN = {
  ...plain('version', 'effectiveFrom', 'unloadFactor', 'stairsCoefficient', 'elevatorCoefficient'),
  ...plain('storiesCoefficient', 'walkCoefficient', 'boxMinutes', 'thirdMoverFactor'),
  ...plain('volumePerMinute', 'truckVolume'),
  apartmentValues: plain('bedrooms', 'minutes'),
  houseValues: STEP,
  storageValues: STEP,
  portableValues: STEP,
} satisfies Shown;

/** What crews found in a building, without what it says of estimates. */
export const MEMORY_SHOWN = {
  ...plain('visits', 'lastVisit'),
  facts: plain('field', 'value', 'votes', 'of', 'on'),
} satisfies Shown;

export const AREA_SHOWN = {
  zips: plain('zip', 'latitude', 'longitude'),
  towns: plain('name', 'latitude', 'longitude', 'zips'),
} satisfies Shown;

export const SESSION_SHOWN = plain('_id', 'device', 'started', 'lastUsed', 'expires', 'current');
export const ENDED_SESSIONS_SHOWN = plain('ended');
export const JOB_SHOWN = plain('state', 'progress', 'error');
export const FEED_SHOWN = plain('url');
