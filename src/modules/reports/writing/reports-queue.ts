import { defineQueue } from '../../../platform/queue/queue-definition.js';

/** A long report must not hold up a short one, nor many of them the database, nor one person's another's. */
export const REPORTS_QUEUE = defineQueue({ name: 'reports', concurrency: 2, inTurn: true });
