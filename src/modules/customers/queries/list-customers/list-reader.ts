/** Who reads a list. */
export interface ListReader {
  /** Whom filters call `me`; null for the system. */
  employeeId: string | null;
  /** Does not find customers by email addresses or sources, and sees no money. */
  reduced: boolean;
}
