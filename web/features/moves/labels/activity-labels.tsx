import { IconCircleCheck, IconCircleDashed, IconProgress } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ActivityState, ActivityType } from '#modules/moves/contract/move-terms.js';
import type { Tone } from '../../../shared/ui';

interface StateLabel {
  tone: Tone;
  icon: ReactNode;
  /** What the state allows. */
  banner: string;
}

/** What a day with a truck takes, and what it doesn't. */
const BOOKED =
  'Another day, other hours and stops are saved and booked again together; all truck assignments must be removed before deletion.';

export const STATE_LABELS: Readonly<Record<ActivityState, StateLabel>> = {
  uncommitted: {
    tone: 'neutral',
    icon: <IconCircleDashed aria-hidden />,
    banner: 'This activity is not confirmed. Assign trucks to confirm it.',
  },
  partial: {
    tone: 'warning',
    icon: <IconProgress aria-hidden />,
    banner: `This activity is partly confirmed. ${BOOKED}`,
  },
  committed: {
    tone: 'success',
    icon: <IconCircleCheck aria-hidden />,
    banner: `This activity is confirmed. ${BOOKED}`,
  },
};

/** Of every day of a canceled customer, instead of what its state allows. */
export const CANCELED_BANNER = 'Canceled, no truck is booked. Reactivate the customer to plan it.';

export const TYPE_LABELS: Readonly<Record<ActivityType, string>> = {
  move: 'Move',
  pack: 'Pack',
  pack_move: 'Pack & move',
};
