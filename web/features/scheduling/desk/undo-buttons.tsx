import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useCell } from './cell';
import { useDesk } from './desk-context';
import { useUndo } from './use-undo';

/** Undo and redo of what was done on this board, for hands that don't know the keys. */
export function UndoButtons(): JSX.Element | null {
  const desk = useDesk();
  const names = useCell(desk.undo.names, (now) => now);
  const { undo, redo } = useUndo(desk);
  if (!desk.mayMove) return null;
  return (
    <>
      <Tooltip label={names.undo ? `Undo: ${names.undo} (Ctrl-Z)` : 'Nothing to undo'}>
        <ActionIcon size="sm" aria-label="Undo" disabled={!names.undo} onClick={undo}>
          <IconArrowBackUp size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={names.redo ? `Redo: ${names.redo} (Ctrl-Shift-Z)` : 'Nothing to redo'}>
        <ActionIcon size="sm" aria-label="Redo" disabled={!names.redo} onClick={redo}>
          <IconArrowForwardUp size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
