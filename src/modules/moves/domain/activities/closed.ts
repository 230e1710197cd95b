import type { LocalDate } from '#kernel/local-date.js';

/** What decides whether a contract is closed. */
export interface ClosingFacts {
  activities: readonly { activityDay: LocalDate | null }[];
  hasActualPrice: boolean;
  /** Today in the branch's zone; called only if the contract has its price. */
  today: () => LocalDate;
}

const isBefore =
  (today: LocalDate) =>
  ({ activityDay }: ClosingFacts['activities'][number]): boolean =>
    activityDay !== null && activityDay < today;

/** Every activity day has passed and an actual price is set (R-CUST-14). */
export const isClosed = ({ activities, hasActualPrice, today }: ClosingFacts): boolean =>
  hasActualPrice && activities.length > 0 && activities.every(isBefore(today()));
