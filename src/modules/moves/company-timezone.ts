/** Days that belong to no branch are counted here. Source: product-1 section 9, default timezone. */
export const COMPANY_TIMEZONE = 'America/Chicago';
