import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';

/** Sentences of the fields of a move. */
export const MOVE_MESSAGES = {
  dimensions: 'You have chosen a location type that requires dimensions',
  floor: 'Location type requires the floor specified',
  sqft: REQUIRED_MESSAGE,
  stories: REQUIRED_MESSAGE,
  bedrooms: REQUIRED_MESSAGE,
  zipMissing: 'zip not provided',
  zipInvalid: 'Invalid zip found',
  /** Shown below the page's input; the server answers with the pre-save check. */
  moverCountRange: 'Must be either 2 or 3',
  moverCountOnly: 'Only 2 or 3 movers allowed!',
  moverCountWhole: 'Must be whole number',
  earlyStartNotes: 'Notes are required when Early Start is indicated.',
  numMovers: 'Mover count must be a positive whole number',
  truckCount: 'Truck count must be a positive whole number',
  estHours: 'Estimated hours must be a positive number',
  overrideReason: 'Give a reason for the time entered by hand.',
  minTime: 'Minimum hours must be a positive number',
} as const;
