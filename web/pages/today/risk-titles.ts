import { counted } from '#kernel/counted.js';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';

/** What a day lacks, as a sentence: `3 moves have no truck`. */
export const RISK_TITLES: Readonly<Record<BoardMark, (count: number) => string>> = {
  unassigned: (count) => counted(count, 'move has no truck', 'moves have no truck'),
  cantStart: (count) => counted(count, "job can't start as planned", "jobs can't start as planned"),
  runningLate: (count) => counted(count, 'job runs late', 'jobs run late'),
  tight: (count) => `${count} jobs are less than an hour apart`,
  missingLead: (count) => counted(count, 'truck has no team lead', 'trucks have no team lead'),
  shortCrew: (count) => counted(count, 'truck lacks movers', 'trucks lack movers'),
  missingTruck: (count) => counted(count, 'move is missing a truck', 'moves are missing a truck'),
  driveUnknown: (count) =>
    counted(count, 'move has a drive that is not known', 'moves have a drive that is not known'),
  reconfirm: (count) => counted(count, 'move is to reconfirm', 'moves are to reconfirm'),
  notConfirmed: (count) => counted(count, 'move is not confirmed', 'moves are not confirmed'),
  mayRunLate: (count) => counted(count, 'job may run late', 'jobs may run late'),
  lateFinish: (count) => counted(count, 'job ends late', 'jobs end late'),
  farEstimate: (count) =>
    counted(count, 'job is far from its estimate', 'jobs are far from their estimate'),
  problemAddress: (count) =>
    counted(count, 'move goes to a problem address', 'moves go to a problem address'),
};
