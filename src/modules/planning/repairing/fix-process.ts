import { serveTasks } from '#platform/side-process/serve-tasks.js';
import { fixDay } from '../domain/fixes/fix-day.js';
import type { FixAnswer, FixTask } from '../domain/fixes/fix-day.js';

/** Null is what keeps the process ready for the first of them. */
serveTasks((task: FixTask | null): Promise<FixAnswer | null> =>
  Promise.resolve(task && fixDay(task)),
);
