import { CONFIRMED_WITHIN_DAYS } from '#kernel/confirmation.js';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';

/** A mark in the line at the top: its name after its count, and in full. */
export interface MarkLabel {
  label: string;
  title: string;
}

export const MARK_LABELS: Readonly<Record<BoardMark, MarkLabel>> = {
  unassigned: { label: 'unassigned', title: 'Moves without a truck' },
  cantStart: {
    label: "can't start",
    title: "Jobs that can't start as planned because of the one before",
  },
  runningLate: {
    label: 'running late',
    title:
      'Jobs that have not started 15 minutes after the plan, or end more than 15 minutes after it',
  },
  tight: { label: 'tight', title: 'Less than an hour between two bookings' },
  missingLead: { label: 'no lead', title: 'Trucks without a team lead' },
  shortCrew: { label: 'short crew', title: 'Trucks with fewer movers than needed' },
  missingTruck: {
    label: 'missing a truck',
    title: 'Moves that still need a truck',
  },
  driveUnknown: {
    label: 'drive not known',
    title: 'Moves whose drives are known by the zip only, cut, or not at all',
  },
  reconfirm: { label: 'to reconfirm', title: 'Moves that changed since the customer was told' },
  notConfirmed: {
    label: 'not confirmed',
    title: `Moves within ${CONFIRMED_WITHIN_DAYS} days whose customer has no confirmation yet`,
  },
  mayRunLate: {
    label: 'may run late',
    title: 'Jobs that are likely to end more than 15 minutes after the plan',
  },
  lateFinish: {
    label: 'ends late',
    title: 'Jobs that end after 6:30 PM or trucks back after 9:30 PM',
  },
  farEstimate: {
    label: 'off estimate',
    title: 'Moves planned far below or above the automated estimate',
  },
  problemAddress: { label: 'problem', title: 'Moves with a problem address' },
};
