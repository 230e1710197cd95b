import { CannotStart } from '../config/cannot-start.js';

/** The database belongs to a newer release than this process. */
export class SchemaTooNew extends CannotStart {
  /** @param changes the migrations that this release does not know */
  constructor(changes: readonly string[]) {
    const [first = '', ...others] = changes;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    super(
      `The database belongs to a newer release, whose change ${first}${more} this one does not know: start the newer release.`,
    );
  }
}
