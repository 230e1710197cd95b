import { Button } from '@mantine/core';
import { IconInbox, IconPrinter, IconTruck, IconX } from '@tabler/icons-react';
import { useRef, type JSX } from 'react';
import { useShortcut, useShortcutArea, withKey } from '../../../shared/shortcuts';
import { useBoard } from '../drag/board-context';
import { useBoardView } from '../drag/use-board-view';
import type { BoardBlock } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import { chosenOn } from '../model/selection';
import styles from './selection.module.css';
import { useChosenMoves } from './use-chosen-moves';

/** What can be done with the chosen moves, in place of the line above the board. */
export function SelectionBar({ model }: { model: BoardModel }): JSX.Element | null {
  useShortcutArea('choosing', useBoard().mayPlan);
  const chosen = chosenOn(
    model,
    useBoardView((view) => view.chosen),
  );
  return chosen.length > 0 ? <Bar model={model} chosen={chosen} /> : null;
}

interface BarProps {
  model: BoardModel;
  chosen: readonly BoardBlock[];
}

function Bar({ model, chosen }: BarProps): JSX.Element {
  const board = useBoard();
  const element = useRef<HTMLDivElement>(null);
  const { unassign, bookBestFit } = useChosenMoves(chosen, model);
  const waiting = chosen.filter(({ place }) => place.truck === null).length;
  const { branchId, day } = board.key;
  const ids = chosen.map(({ id }) => id).join(',');
  const clear = (): void => {
    const { anchor } = board.view;
    const hadFocus = element.current?.contains(document.activeElement) ?? false;
    board.show({ chosen: [], anchor: null });
    if (hadFocus) document.querySelector<HTMLElement>(`[data-block="${anchor}"]`)?.focus();
  };
  const isOpen = useBoardView(({ open }) => open !== null);
  useShortcut('clearChoice', clear, !isOpen);
  return (
    <div ref={element} className={styles.bar} role="toolbar" aria-label="Selected moves">
      <b className={styles.count}>{chosen.length} selected</b>
      <Button
        size="compact-sm"
        disabled={waiting === 0}
        leftSection={<IconTruck size={15} aria-hidden />}
        onClick={() => void bookBestFit()}
      >
        Book by best fit
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={waiting === chosen.length}
        leftSection={<IconInbox size={15} aria-hidden />}
        onClick={() => void unassign()}
      >
        Unassign
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        component="a"
        href={`/emma/move/${day}/print?branchId=${branchId}&moves=${ids}`}
        target="_blank"
        leftSection={<IconPrinter size={15} aria-hidden />}
      >
        Print
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconX size={15} aria-hidden />}
        title={withKey('Clear the selection', 'clearChoice')}
        onClick={clear}
      >
        Clear
      </Button>
    </div>
  );
}
