import { defineJob } from '#platform/queue/job-definition.js';
import { MAIL_QUEUE } from './mail-queue.js';

/** A notice and its id, by which a second hand-over is known to be no second notice. */
export interface SealedNotice {
  noticeId: string;
  sealed: string;
}

/** Hands a notice over, again where it was certainly not taken. */
export const DELIVER_NOTICE = defineJob<SealedNotice>({
  name: 'mail.deliver-notice',
  queue: MAIL_QUEUE,
  failureMessage: 'The e-mail could not be sent.',
});
