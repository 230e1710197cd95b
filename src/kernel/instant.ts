/** A moment, as the server holds it (Date) or as the wire carries it (ISO 8601 text). */
export type Instant = Date | string;

export const asDate = (instant: Instant): Date =>
  instant instanceof Date ? instant : new Date(instant);
