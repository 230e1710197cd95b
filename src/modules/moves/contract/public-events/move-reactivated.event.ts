import { publicEvent } from '#kernel/public-event.js';

/** The customer is active again; no day is booked yet. */
export class MoveReactivated extends publicEvent('MoveReactivated', 1, {}) {}
