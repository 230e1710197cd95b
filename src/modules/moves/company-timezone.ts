/** Days that belong to no branch are counted here (R-BRANCH-9). */
export const COMPANY_TIMEZONE = 'America/Chicago';
