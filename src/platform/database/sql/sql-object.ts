/** A column that a view has in the database. */
export interface PresentColumn {
  name: string;
  /** As the database writes it, such as `timestamp with time zone`. */
  type: string;
}

/** A view or a function: the text of its file, which a text that names it imports. */
export interface SqlObject {
  /** With its schema. */
  readonly name: string;
  /** What its text names; in the database that is made first. */
  readonly reads: readonly SqlObject[];
  /** The statement that makes it, or replaces one with these columns. */
  creation(present: readonly PresentColumn[]): string;
  /** Its name, so that it can stand in a text. */
  toString(): string;
}
