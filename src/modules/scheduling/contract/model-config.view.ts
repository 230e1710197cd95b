/** `HH:mm`, by the clock on the branch's wall. */
export interface DayHoursView {
  start: string;
  end: string;
}

/** The board's grid, the same for every branch. */
export interface ModelConfigView {
  blockMinutes: number;
  firstColumn: string;
  columns: number;
  /** First and last column of the extended hours. */
  extended: [number, number][];
  minSeparatingBlocks: number;
  bookable: DayHoursView;
  business: DayHoursView;
  driveOutLimit: string;
  jobEndLimit: string;
  returnLimit: string;
  cell: { available: number; unavailable: number; end: number };
  moverSlots: number;
}

/** Answer of GET /movemanager/model_config. */
export const MODEL_CONFIG: ModelConfigView = {
  blockMinutes: 15,
  firstColumn: '07:00',
  columns: 61,
  extended: [
    [0, 6],
    [46, 60],
  ],
  minSeparatingBlocks: 4,
  bookable: { start: '07:00', end: '19:00' },
  business: { start: '08:00', end: '18:00' },
  driveOutLimit: '07:30',
  jobEndLimit: '18:30',
  returnLimit: '21:30',
  cell: { available: 1, unavailable: 0, end: 9 },
  moverSlots: 3,
};
