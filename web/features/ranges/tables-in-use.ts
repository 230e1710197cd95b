import type { ModelView } from '#modules/ranges/contract/model.view.js';

const NO_MOVES =
  'No finished move to judge by yet. Crews stamp their moves, or you enter the times on the closing page; Emma learns from them every night.';
const IN_USE =
  'The size tables are in use: every range comes from them, not from your finished moves. To go by your moves again, use a version that learned from them.';
const TABLES =
  'These are the size tables alone. They learned from no moves, so there is nothing to judge them by.';

const hasLearned = (model: ModelView): boolean => model.versions.some(({ n }) => n > 0);

const isOfTables = (model: ModelView, wanted: number): boolean =>
  model.versions.some(({ version, n }) => version === wanted && n === 0);

/** Whether the size tables are in use though there are versions that learned from finished moves. */
export const areTablesInUse = (model: ModelView): boolean =>
  hasLearned(model) && isOfTables(model, model.active);

/** Why a version has no moves to judge it by, and what to do. */
export function whyNoMoves(model: ModelView, version: number): string {
  if (!hasLearned(model) || !isOfTables(model, version)) return NO_MOVES;
  return version === model.active ? IN_USE : TABLES;
}
