import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { ariaKeys, withKey, type ShortcutName } from '../../../shared/shortcuts';
import { useCutOff } from '../drag/cut-off';
import { useBoard } from '../drag/board-context';
import { offerLabel } from '../drag/show-undone';
import type { Offer } from '../drag/undo-stack';
import { useOffers } from '../drag/use-offers';
import { useUndo } from './use-undo';

interface WayButtonProps {
  word: string;
  shortcut: ShortcutName;
  offer: Offer | null;
  act: () => void;
  children: ReactNode;
}

function WayButton({ word, shortcut, offer, act, children }: WayButtonProps): JSX.Element {
  const away = useCutOff();
  const fault = away ?? offer?.fault ?? null;
  const hint = !offer
    ? `Nothing to ${word.toLowerCase()}`
    : fault
      ? `Can’t ${word.toLowerCase()} ${offerLabel(offer)}: ${fault}`
      : withKey(`${word}: ${offerLabel(offer)}`, shortcut);
  return (
    <Tooltip label={hint} multiline maw={300}>
      {/* A disabled button gets no pointer events: the element around it shows the reason. */}
      <span title={fault ? hint : undefined}>
        <ActionIcon
          size="sm"
          aria-label={word}
          aria-keyshortcuts={ariaKeys(shortcut)}
          disabled={!offer || fault !== null}
          onClick={act}
        >
          {children}
        </ActionIcon>
      </span>
    </Tooltip>
  );
}

/** Undo and redo of what was done on this board, for those who do not know the keys. */
export function UndoButtons(): JSX.Element | null {
  const board = useBoard();
  const offers = useOffers();
  const { undo, redo } = useUndo(board);
  if (!board.mayMove) return null;
  return (
    <>
      <WayButton word="Undo" shortcut="undo" offer={offers.undo} act={undo}>
        <IconArrowBackUp size={15} aria-hidden />
      </WayButton>
      <WayButton word="Redo" shortcut="redo" offer={offers.redo} act={redo}>
        <IconArrowForwardUp size={15} aria-hidden />
      </WayButton>
    </>
  );
}
