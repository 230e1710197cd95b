import { defineQueue } from '../../../platform/queue/queue-definition.js';

/** What keeps the house tidy at night. */
export const MAINTENANCE = defineQueue({ name: 'maintenance', concurrency: 1 });
