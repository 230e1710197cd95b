import { counted } from '#kernel/counted.js';
import type { PlanTotals, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { showHours, showMinutes } from '../../../shared/format';

const MINUTES_AN_HOUR = 60;

/** Each in words; null where there is nothing to say. What hurts most comes first. */
const PARTS: readonly ((of: PlanTotals) => string | null)[] = [
  ({ unserved }) => (unserved > 0 ? `${unserved} without a truck` : null),
  ({ calls }) => (calls > 0 ? counted(calls, 'call') : null),
  ({ moved }) => (moved > 0 ? `${moved} moved` : null),
  ({ minutesMoved }) => (minutesMoved > 0 ? `starts moved by ${showMinutes(minutesMoved)}` : null),
  ({ crewChanges }) => (crewChanges > 0 ? `${counted(crewChanges, 'crew change')}` : null),
  ({ standIns }) => (standIns > 0 ? counted(standIns, 'stand-in') : null),
  ({ rentals }) => (rentals > 0 ? counted(rentals, 'rental') : null),
  ({ openSeats }) => (openSeats > 0 ? counted(openSeats, 'open seat') : null),
  ({ overtime }) => (overtime >= 1 ? `overtime ${showHours(overtime / MINUTES_AN_HOUR)}` : null),
  ({ drive }) => `drive ${showMinutes(drive)}`,
];

/** What a plan comes to, as a dispatcher says it: `1 call · 2 moved · drive 2 h`. */
export const totalsWords = (totals: PlanTotals): string =>
  PARTS.flatMap((part) => part(totals) ?? []).join(' · ');

/** Against what a way is: a mark and a customer who is not there change nothing by themselves. */
export function againstWords({ kind, cause, now }: ProposalView): string {
  if (now.steps.length > 0) return 'If only noted';
  return kind !== 'repair' || cause.noShow ? 'As it is now' : 'If nothing else is done';
}

interface Bounded {
  proven: boolean;
  stopped: boolean;
  bound: number | null;
  totals: Pick<PlanTotals, 'cost'>;
}

/** How good an option is known to be, and what that means. */
export interface Proof {
  words: string;
  meaning: string;
}

/** `Proven best`, `Within 0.6 %`; null: nobody knows. */
export function proofOf({ proven, stopped, bound, totals }: Bounded): Proof | null {
  if (proven) return { words: 'Proven best', meaning: 'No way by this rule costs the day less.' };
  if (bound !== null && totals.cost > 0) {
    const share = (Math.max(0, totals.cost - bound) / totals.cost) * 100;
    const most = `${Math.max(0.1, Math.round(share * 10) / 10)} %`;
    return {
      words: `Within ${most}`,
      meaning: `The best way there could be saves at most ${most} more.`,
    };
  }
  const meaning = 'The search ended after 8 seconds; there may be better ones.';
  return stopped ? { words: 'The best that was found in time', meaning } : null;
}
