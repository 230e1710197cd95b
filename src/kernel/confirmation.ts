/** Whether a customer was told the plan: as it is now, before it changed, or never. */
export type Confirmation = 'sent' | 'changed' | 'none';

/** Days ahead whose customers should have been told the plan (R-BOARD-60). */
export const CONFIRMED_WITHIN_DAYS = 7;

/** What of a customer says so. */
interface Told {
  /** The plan changed since a confirmation was delivered. */
  readonly reconfirm: boolean;
  /** When the last email of a kind was delivered; null: never. */
  readonly lastEmails: { readonly confirmation: Date | null; readonly autoconfirm: Date | null };
}

/** What reached the customer; `v_customer` says the same in SQL. */
export const confirmationOf = ({ reconfirm, lastEmails }: Told): Confirmation => {
  if (reconfirm) return 'changed';
  return (lastEmails.confirmation ?? lastEmails.autoconfirm) === null ? 'none' : 'sent';
};
