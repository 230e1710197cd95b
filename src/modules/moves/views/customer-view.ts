import { localDateOf } from '#kernel/local-date.js';
import { toDollars } from '#kernel/money.js';
import type { CallMadeView } from '../contract/customer-contact.view.js';
import { CONTRACT_STAGES } from '../contract/move-terms.js';
import type { ContractStage } from '../contract/move-terms.js';
import type { MadeCall } from '../domain/customer.js';
import type { CustomerView, MoveEmailView, MoveMetaView } from '../contract/customer.view.js';
import { nounceOf } from '../contract/version.js';
import { isClosed } from '../domain/activities/closed.js';
import type { ActivityCosts } from '../domain/money/activity-costs.js';
import { moveTotals } from '../domain/money/move-totals.js';
import { activityView } from './activity-view.js';
import { costsOf } from '../domain/money/move-costs.js';
import type { Move } from '../domain/move.js';

/** What a customer shows besides its own move. */
export interface CustomerViewExtras {
  emails: MoveEmailView[];
  previousActualPriceCents: number | null;
  now: Date;
}

const dollarsOrNull = (cents: number | null): number | null =>
  cents === null ? null : toDollars(cents);

const callMade = (call: MadeCall | null): CallMadeView | null =>
  call && { sent: true, by: call.by, when: call.when.toISOString() };

/** The highest stage reached; whether the contract is closed depends on the present day. */
const stageOf = ({ customer, branch, activities }: Move, now: Date): ContractStage =>
  isClosed({
    activities,
    hasActualPrice: customer.actualPriceCents !== null,
    today: () => localDateOf(now, branch.timezone),
  })
    ? CONTRACT_STAGES.CLOSED
    : customer.stage;

function metaView({ customer }: Move, costs: readonly ActivityCosts[]): MoveMetaView {
  const totals = moveTotals(costs);
  return {
    rate: toDollars(customer.rateCents),
    requestedDay: customer.requestedDay,
    doNotDisturb: customer.doNotDisturb,
    reconfirm: customer.reconfirm,
    curTotalEstimate: toDollars(totals.curTotalEstimate),
    curTotalEstimateMin: toDollars(totals.curTotalEstimateMin),
    actualPrice: dollarsOrNull(customer.actualPriceCents),
    moveAlerts: customer.moveAlerts,
    created: customer.created.toISOString(),
  };
}

/** A whole customer as the API has it, before anything is hidden from reduced readers. */
export function customerView(state: Move, extras: CustomerViewExtras): CustomerView {
  const { customer, branch, activities } = state;
  const costs = activities.map((activity) => costsOf(activity, customer.rateCents));
  return {
    _id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    branchId: customer.branchId,
    branch: { name: branch.name, timezone: branch.timezone },
    email: customer.email,
    altEmail: customer.altEmail,
    referredBy: customer.referredBy,
    phone: customer.phone,
    phoneType: customer.phoneType,
    altPhone: customer.altPhone,
    altPhoneType: customer.altPhoneType,
    altFirstName: customer.altFirstName,
    altLastName: customer.altLastName,
    isRepeat: customer.isRepeat,
    previousContractId: customer.previousContractId,
    externalId: customer.externalId,
    status: customer.status,
    stage: stageOf(state, extras.now),
    autobooking: customer.autobooking,
    created: customer.created.toISOString(),
    nounce: nounceOf(customer.version),
    courtesyCall: callMade(customer.courtesyCall),
    autobookingCommunications: {
      firstConfirmationCall: callMade(customer.firstCall),
    },
    managedBy: customer.managedBy,
    notes: customer.notes,
    previousActualPrice: dollarsOrNull(extras.previousActualPriceCents),
    move: {
      meta: metaView(state, costs),
      emails: extras.emails,
      activities: activities.map((activity, n) => activityView(activity, state, costs[n])),
    },
  };
}
