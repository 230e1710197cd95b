export const TRUCK_LIST_SIZE = 2_000;

/** What a rental looks like unless its color was chosen. */
export const RENTAL_COLOR = '#9e9e9e';
export const RENTAL_ABBREVIATION_LENGTH = 3;
