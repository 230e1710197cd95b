import type { BoardState } from './board-state.js';
import type { Answered } from './call.js';
import { stepCrew, stepSwapCrews } from './step-crew.js';
import { stepCustomer, stepWindow } from './step-customer.js';
import { stepRetime } from './step-hours.js';
import { stepFollow, stepUnfollow } from './step-link.js';
import { stepBookHold } from './step-book-hold.js';
import { stepHold, stepKept } from './step-hold.js';
import { stepOperation } from './step-operation.js';
import { stepPlanning } from './step-planning.js';
import { stepRebook } from './step-rebook.js';
import { stepTrucks } from './step-trucks.js';

/** What a call does by itself: its outcome, and the board after it. */
export interface Step {
  outcome: string;
  state: BoardState;
}

/** The reference: the rules of the board, as plainly as possible. */
export function step(before: BoardState, { call, made }: Answered): Step {
  const state = structuredClone(before);
  const outcome = outcomeOf(state, call, made);
  return outcome.startsWith('OK') ? { outcome, state } : { outcome, state: before };
}

/** Changes the state that it is given; a refused call's changes are discarded. */
function outcomeOf(state: BoardState, call: Answered['call'], made = ''): string {
  switch (call.kind) {
    case 'place':
      return stepOperation(state, call);
    case 'retime':
      return stepRetime(state, call);
    case 'rebook':
      return stepRebook(state, call);
    case 'follow':
      return stepFollow(state, call);
    case 'unfollow':
      return stepUnfollow(state, call);
    case 'hold':
      return stepHold(state, call, made);
    case 'renew':
    case 'release':
      return stepKept(state, call);
    case 'bookHold':
      return stepBookHold(state, call);
    case 'window':
      return stepWindow(state, call);
    case 'plan':
      return stepPlanning(state, call);
    case 'cancel':
    case 'reactivate':
      return stepCustomer(state, call);
    case 'swapCrews':
      return stepSwapCrews(state, call);
    case 'seat':
    case 'unseat':
    case 'onCall':
    case 'offCall':
    case 'markOff':
    case 'markOn':
      return stepCrew(state, call);
    case 'block':
    case 'unblock':
    case 'addRental':
    case 'removeRental':
    case 'retire':
      return stepTrucks(state, call, made);
  }
}
