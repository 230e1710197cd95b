/** Jobs on a page of a queue. */
export const QUEUE_JOBS_PAGE_SIZE = 25;

/** Events on a page of the audit trail. */
export const AUDIT_PAGE_SIZE = 50;

/** A queue whose oldest job waits this long needs a person's attention. */
export const STUCK_AFTER_SECONDS = 300;
