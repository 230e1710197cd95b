import { BOARD_CONFIG, clockMinutes } from './board-config.js';

const BOOKABLE_MINUTES =
  clockMinutes(BOARD_CONFIG.bookable.end) - clockMinutes(BOARD_CONFIG.bookable.start);

/** Minutes that a day's available trucks can be booked, without those lost for the rest of the day (R-BOARD-3). */
export const capacityMinutes = (availableTrucks: number, lostMinutes = 0): number =>
  availableTrucks * BOOKABLE_MINUTES - lostMinutes;
