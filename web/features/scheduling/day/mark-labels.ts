import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';

/** A mark in the line at the top: its name after its count, and in full. */
export interface MarkLabel {
  label: string;
  title: string;
  tone: 'danger' | 'warning';
}

export const MARK_LABELS: Readonly<Record<BoardMark, MarkLabel>> = {
  unassigned: { label: 'unassigned', title: 'Moves without a truck', tone: 'danger' },
  tight: { label: 'tight', title: 'Less than an hour between two bookings', tone: 'danger' },
  missingLead: { label: 'no lead', title: 'Trucks without a team lead', tone: 'warning' },
  shortCrew: {
    label: 'short crew',
    title: 'Trucks with fewer movers than needed',
    tone: 'warning',
  },
  unconfirmed: {
    label: 'unconfirmed',
    title: 'Moves of which not all trucks are assigned',
    tone: 'warning',
  },
  problemAddress: {
    label: 'problem',
    title: 'Moves with a problem address',
    tone: 'warning',
  },
  lateFinish: {
    label: 'late',
    title: 'Jobs that end after 6:30 PM or trucks back after 9:30 PM',
    tone: 'warning',
  },
  farEstimate: {
    label: 'off estimate',
    title: 'Moves planned far below or above the automated estimate',
    tone: 'warning',
  },
  runningLate: {
    label: 'may run late',
    title:
      'Jobs that have not started 15 minutes after the plan, or are likely to end more than 15 minutes late',
    tone: 'warning',
  },
};
