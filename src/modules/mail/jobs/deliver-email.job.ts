import { defineJob } from '#platform/queue/job-definition.js';
import { MAIL_QUEUE } from './mail-queue.js';

/** One step of delivering an email: a hand-over, or finding out how an interrupted one ended. */
export const DELIVER_EMAIL = defineJob<{ emailId: string }>({
  name: 'mail.deliver-email',
  queue: MAIL_QUEUE,
  failureMessage: 'The email could not be sent.',
});
