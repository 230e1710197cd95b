import { invalidFields } from '#kernel/domain-error.js';

/** The zones of the United States (IANA zone.tab): the large ones first, then the exceptions. */
const UNITED_STATES_ZONES: readonly string[] = [
  'America/Chicago',
  'America/New_York',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Adak',
  'America/Boise',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vevay',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/Juneau',
  'America/Kentucky/Louisville',
  'America/Kentucky/Monticello',
  'America/Menominee',
  'America/Metlakatla',
  'America/Nome',
  'America/North_Dakota/Beulah',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/Sitka',
  'America/Yakutat',
];

/** The zones to choose from, those of the United States first. */
export const LISTED_ZONES: readonly string[] = [
  ...new Set([...UNITED_STATES_ZONES, ...Intl.supportedValuesOf('timeZone')]),
];

const UNLISTED = 'Choose a time zone of the list, such as America/Chicago';
const LISTED: ReadonlySet<string> = new Set(LISTED_ZONES);

/**
 * `CST` and the like are read by PostgreSQL, Node and browsers as different zones.
 * @param stored what the branch has already: a list of another version may have had it
 * @throws DomainError 400 on `timezone`
 */
export function requireListedZone(timezone: string, stored?: string): void {
  if (timezone === stored || LISTED.has(timezone)) return;
  throw invalidFields([{ path: 'timezone', message: UNLISTED }]);
}
