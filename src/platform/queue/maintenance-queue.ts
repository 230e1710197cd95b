import { defineQueue } from './queue-definition.js';

/** What keeps the house tidy, so that it waits behind nobody's work. */
export const MAINTENANCE = defineQueue({ name: 'maintenance', concurrency: 2 });
