import type { WhyLeftOut } from '../domain/repeat-crews.js';
import type { CrewSeatView, DailyAssignmentView } from './day.view.js';

export type { WhyLeftOut } from '../domain/repeat-crews.js';

/** Somebody who does not get the seat of the truck's last working day again. */
export interface LeftOutView extends CrewSeatView {
  displayName: string;
  /** `YYYY-MM-DD`, the day on which they had it. */
  day: string;
  code: WhyLeftOut;
  /** Why, as a sentence. */
  message: string;
}

/** Answer of POST /assignment/crews/{branchId}/{date}/repeat. */
export interface CrewsRepeatedView {
  assignment: DailyAssignmentView;
  /** Who sits down; to take it back each is removed from their seat. */
  taken: CrewSeatView[];
  left: LeftOutView[];
  /** Ids of the trucks on which nobody sat in the last weeks. */
  unknown: string[];
}
