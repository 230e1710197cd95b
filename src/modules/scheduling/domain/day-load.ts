import { BOARD_CONFIG, clockMinutes } from './board-config.js';

const BOOKABLE_MINUTES =
  clockMinutes(BOARD_CONFIG.bookable.end) - clockMinutes(BOARD_CONFIG.bookable.start);

/** Minutes that a day's available trucks can be booked (R-BOARD-3). */
export const capacityMinutes = (availableTrucks: number): number =>
  availableTrucks * BOOKABLE_MINUTES;
