import type { TimeInMinutes } from '#modules/moves/contract/estimating.js';

/** The columns of the estimate table, in their order. */
export const COLUMNS: readonly { name: keyof TimeInMinutes; label: string; about: string }[] = [
  { name: 'forFurniture', label: 'Base', about: 'Minutes by the size tables' },
  { name: 'forWalking', label: 'Walk', about: 'Beyond the first 50 feet to the door' },
  {
    name: 'forStories',
    label: 'Stairs/Stories',
    about: 'Flights without an elevator, or stories inside',
  },
  { name: 'forElevator', label: 'Elevator', about: 'Once, from the second floor' },
  { name: 'forBoxes', label: 'Inv/Boxes', about: 'Boxes handled at this stop' },
  { name: 'forDriving', label: 'Drivetime', about: 'The drive from the stop before' },
];
