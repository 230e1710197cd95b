import type { QueueJobState } from '../../contract/queue.view.js';

export interface JobSelection {
  condition: string;
  order: string;
}

const NEXT_FIRST = 'run_at, id';
const LAST_FIRST = 'finished desc, id desc';
const DUE = `state = 'queued' and run_at <= now()`;

const ALL: JobSelection = { condition: 'true', order: 'created desc, id desc' };
const NONE: JobSelection = { condition: 'false', order: 'id' };
const WAITING: JobSelection = { condition: DUE, order: NEXT_FIRST };

/**
 * Which rows are in a state, and in which order; what is due in a paused queue is paused, not
 * waiting.
 */
export function selectionOf(state: QueueJobState | undefined, isPaused: boolean): JobSelection {
  switch (state) {
    case undefined:
      return ALL;
    case 'waiting':
      return isPaused ? NONE : WAITING;
    case 'paused':
      return isPaused ? WAITING : NONE;
    case 'delayed':
      return { condition: `state = 'queued' and run_at > now()`, order: NEXT_FIRST };
    case 'active':
      return { condition: `state = 'running'`, order: 'started desc, id desc' };
    case 'completed':
      return { condition: `state = 'done'`, order: LAST_FIRST };
    case 'failed':
      return { condition: `state = 'failed'`, order: LAST_FIRST };
  }
}

/** The state of a row as an operator sees it; `isPaused` is an expression. */
export const stateOf = (isPaused: string): string => `
  case state when 'running' then 'active' when 'done' then 'completed' when 'failed' then 'failed'
    else case when run_at > now() then 'delayed' when ${isPaused} then 'paused' else 'waiting' end
  end`;
