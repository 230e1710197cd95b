import type { ReportKind } from '#modules/reports/contract/report-terms.js';

/** What each report is called. */
export const REPORT_NAMES: Readonly<Record<ReportKind, string>> = {
  moves: 'Move Report',
  manager: 'Manager Report',
  marketing: 'Marketing Report',
};

/** What each report answers, for someone who opens it for the first time. */
export const REPORT_PURPOSES: Readonly<Record<ReportKind, string>> = {
  moves: 'Every move of the chosen days: who, where, with which crew and truck, hours and money.',
  manager: 'What each acting manager and sales person booked, confirmed, moved and canceled.',
  marketing: 'What each referral source brought: leads, bookings, revenue.',
};
