/** The time zone of days that belong to no branch (R-BRANCH-9). */
export const COMPANY_TIMEZONE = 'America/Chicago';
