import { defineJob } from '#platform/queue/job-definition.js';
import { MAIL_QUEUE } from './mail-queue.js';

/** A notice and its id, which shows that a second hand-over is not a second notice. */
export interface SealedNotice {
  noticeId: string;
  sealed: string;
}

/** Hands a notice over, again if it was certainly not accepted. */
export const DELIVER_NOTICE = defineJob<SealedNotice>({
  name: 'mail.deliver-notice',
  queue: MAIL_QUEUE,
  failureMessage: 'The email could not be sent.',
});
