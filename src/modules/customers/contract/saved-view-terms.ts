/** The most views that one person keeps. */
export const MAX_SAVED_VIEWS = 30;

/** The longest name of a view, in characters. */
export const MAX_VIEW_NAME = 60;

/** Refusals about saved views and their sentences. */
export const SAVED_VIEW_ERRORS = {
  VIEW_NAME_TAKEN: 'You already have a view of that name.',
  TOO_MANY_VIEWS: `You have ${MAX_SAVED_VIEWS} views already.`,
} as const;
export type SavedViewErrorCode = keyof typeof SAVED_VIEW_ERRORS;
