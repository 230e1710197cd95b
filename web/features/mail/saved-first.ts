import { confirm, tell } from '../../shared/ui';

/** What is typed on the customer's page and not saved, in words. */
export interface UnsavedLabel {
  changes: readonly string[];
  /** What can't be saved while trucks are assigned. */
  locked: readonly string[];
}

/** How the email parts have the customer saved before an email states it. */
export interface SaveGate {
  /** The version of the customer that the page shows right now. */
  version: () => string;
  unsaved: () => UnsavedLabel;
  /** Asks about figures that nobody decided; false: nothing is to be written. */
  settle?: () => Promise<boolean>;
  /** False if it was not saved; the customer's page shows why. */
  save: () => Promise<boolean>;
}

/**
 * `clean`: what is on the page is stored. `saved`: it is now. `declined`: the person chose not to.
 * `refused`: it could not be saved, and the page shows why.
 */
export type SavedFirst = 'clean' | 'saved' | 'declined' | 'refused';

const TITLE = 'Not saved yet';
const WHY = 'An email from a template describes the move as last saved.';

/**
 * Any template may state anything about the move, so none is filled in or sent while the page
 * differs from what is stored. Asks to save, once.
 */
export async function savedFirst({
  unsaved,
  settle,
  save,
}: Pick<SaveGate, 'unsaved' | 'settle' | 'save'>): Promise<SavedFirst> {
  if (settle && !(await settle())) return 'declined';
  const { changes, locked } = unsaved();
  if (locked.length > 0) {
    const what = `A truck is assigned, so this can’t be saved: ${locked.join(', ')}.`;
    await tell(TITLE, `${WHY}\n${what} Discard it on the page, or unbook and save it.`);
    return 'declined';
  }
  if (changes.length === 0) return 'clean';
  const sure = await confirm({
    title: TITLE,
    message: `${WHY}\nNot saved: ${changes.join(', ')}.`,
    confirmLabel: 'Save and continue',
  });
  if (!sure) return 'declined';
  return (await save()) ? 'saved' : 'refused';
}
