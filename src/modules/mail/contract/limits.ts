/** What putting one e-mail together may take; beyond it the call is refused. */
export const MAIL_LIMITS = {
  /** Merge blocks (`{{#…}}`) inside one another. */
  mergeDepth: 4,
  /** Of the finished HTML. */
  bytes: 1_000_000,
  seconds: 2,
  /** Of one process, with the compiler in it. */
  memoryMb: 256,
  /** Of one person. */
  previewsAMinute: 60,
} as const;
