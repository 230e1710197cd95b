import { Button } from '@mantine/core';
import { useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { openingAt, withWayBack } from '../../../shared/pages';
import type { BoardController } from '../drag/board-controller';
import { showRefused } from '../drag/show-refusal';
import { hoursOf } from '../model/job-hours';
import type { Fix } from '../model/fix-rows';
import type { DayNow } from './use-watched-day';

export interface FixActProps {
  fix: Fix;
  day: DayNow;
  /** The day's board. */
  address: string;
  /** Before it is done: the row will go. */
  onAct: () => void;
}

/** Finds the move on the board. */
export const onBoard = ({ block }: Fix, address: string): string =>
  `${address}&${new URLSearchParams({ find: block.name }).toString()}`;

/** Puts the focus on a seat of the board that is to be filled. */
const seatOn = ({ block, act }: Fix, address: string): string => {
  const seat = act.kind === 'addLead' ? 'lead' : 'mover';
  return `${address}&${new URLSearchParams({ seat: `${seat}.${block.place.truck}` }).toString()}`;
};

/** Where something is mended that is not mended here. */
function placeOf(fix: Fix, address: string): { label: string; to: string } | null {
  const { customerId, activity } = fix.block.booking.metaData;
  switch (fix.act.kind) {
    case 'addLead':
      return { label: 'Add lead', to: seatOn(fix, address) };
    case 'addMover':
      return { label: 'Add mover', to: seatOn(fix, address) };
    case 'findSlot':
      return {
        label: 'Find a slot',
        to: `${openingAt(customerId, 'slot')}&activity=${activity._id}`,
      };
    case 'send':
      return { label: 'Send', to: openingAt(customerId, 'confirmation') };
    case 'view':
      return { label: 'View', to: onBoard(fix, address) };
    case 'book':
    case 'startLater':
      return null;
  }
}

/** Does it; a refusal is said by the board's own words. */
async function mend({ block, act }: Fix, board: BoardController, timezone: string): Promise<void> {
  if (act.kind === 'book') await board.place(block, act.truck._id);
  if (act.kind !== 'startLater') return;
  const hours = { ...hoursOf(block.booking, timezone), start: act.start };
  const refused = await board.retime?.(block, { hours, agreed: null, timezone });
  if (refused) showRefused(block.name, refused.why);
}

/** The one thing to do about what a day lacks. */
export function FixActButton({ fix, day, address, onAct }: FixActProps): JSX.Element {
  const [isBusy, setBusy] = useState(false);
  const place = placeOf(fix, address);
  const common = { variant: 'default', size: 'compact-sm', 'data-walk': true } as const;
  if (place) {
    return (
      <Button
        {...common}
        component={Link}
        to={place.to}
        state={withWayBack('/emma/today')}
        aria-label={`${place.label}: ${fix.title}`}
      >
        {place.label}
      </Button>
    );
  }
  const label = fix.act.kind === 'book' ? `Book ${fix.act.truck.name}` : 'Start +15 min';
  return (
    <Button
      {...common}
      aria-label={`${label}: ${fix.title}`}
      // Disabled, it would lose the focus of whoever reads why it was refused.
      aria-busy={isBusy}
      onClick={() => {
        if (isBusy) return;
        onAct();
        setBusy(true);
        void mend(fix, day.board, day.model.view.day.timezone).finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}
