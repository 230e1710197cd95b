import type { LocalDate } from '../../../../kernel/local-date.js';
import type { ActivityState } from './activity-state.js';

/** Contract stages by their number on the wire. Source: product-1 section 3. */
export const CONTRACT_STAGES = {
  CREATED: 1,
  RFQ_SENT: 20,
  FIRST_CALL: 30,
  SECOND_CALL: 40,
  BOOKED: 50,
  CONFIRMATION_CALL: 60,
  CLOSED: 100,
} as const;
export type ContractStage = (typeof CONTRACT_STAGES)[keyof typeof CONTRACT_STAGES];

/** What has happened to a customer so far. */
export interface StageFacts {
  /** An e-mail made from template `rfq` was delivered. */
  rfqDelivered: boolean;
  /** Logged calls of types Generic and AutobookFirstCall. */
  salesCalls: number;
  /** A CourtesyCall was logged. */
  courtesyCall: boolean;
  activities: readonly { activityDay: LocalDate | null; state: ActivityState }[];
  hasActualPrice: boolean;
  /** The day it is in the branch's zone. */
  today: LocalDate;
}

const isClosed = ({ activities, hasActualPrice, today }: StageFacts): boolean =>
  hasActualPrice &&
  activities.length > 0 &&
  activities.every(({ activityDay }) => activityDay !== null && activityDay < today);

/** The highest stage reached. Source: decisions "States". */
export function contractStage(facts: StageFacts): ContractStage {
  if (isClosed(facts)) return CONTRACT_STAGES.CLOSED;
  if (facts.courtesyCall) return CONTRACT_STAGES.CONFIRMATION_CALL;
  if (facts.activities.some(({ state }) => state === 'committed')) return CONTRACT_STAGES.BOOKED;
  if (facts.salesCalls >= 2) return CONTRACT_STAGES.SECOND_CALL;
  if (facts.salesCalls === 1) return CONTRACT_STAGES.FIRST_CALL;
  return facts.rfqDelivered ? CONTRACT_STAGES.RFQ_SENT : CONTRACT_STAGES.CREATED;
}
