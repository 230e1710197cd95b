import type { Activity } from '../activity.js';
import { changedActivity } from './changed-activity.js';
import { freshActivity } from './fresh-activity.js';
import type { NewActivity } from './fresh-activity.js';
import type { SentActivity } from './sent.js';

/** The first day of a move, with what is known of it already. */
export function firstActivity(made: NewActivity, known?: SentActivity): Activity {
  const activity = freshActivity(made);
  if (!known) return activity;
  return changedActivity(activity, known, { from: made.branch, to: made.branch, path: 'activity' });
}
