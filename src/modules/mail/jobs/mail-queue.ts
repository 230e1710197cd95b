import { defineQueue } from '#platform/queue/queue-definition.js';

/** A slow mail server must not delay the mail of other branches. */
export const MAIL_QUEUE = defineQueue({ name: 'mail', concurrency: 8 });
