import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useEffect, type JSX, type KeyboardEvent } from 'react';
import { useMay } from '../../../shared/auth';
import { isShortcut, useShortcut, useShortcutArea } from '../../../shared/shortcuts';
import { useReturnFocus } from '../../../shared/ui';
import { askDispatch, useBoard, useBoardModel, type BoardModel } from '../../scheduling';
import { OF_THE_DAY, useDesk } from './desk-context';
import styles from './desk.module.css';
import { ProposalList } from './proposal-list';
import { ProposalOnScreen } from './proposal-on-screen';
import { useApplyOption, type OptionActs } from './use-apply-option';
import { useLiveProposals } from './use-live-proposals';
import { WorkingOut } from './working-out';

/** The plan desk over the board; its acts can be undone there also while it is closed. */
export function PlanDeskDrawer(): JSX.Element | null {
  const desk = useDesk();
  const model = useBoardModel();
  const acts = useApplyOption();
  const mayDispatch = useMay('dispatch');
  const isOpen = desk.shown !== '' || desk.isAsking;
  useLiveProposals(desk, isOpen && mayDispatch);
  if (!isOpen || !model) return null;
  return <Drawer model={model} acts={acts} mayDispatch={mayDispatch} />;
}

interface DrawerProps {
  model: BoardModel;
  acts: OptionActs;
  mayDispatch: boolean;
}

function Drawer({ model, acts, mayDispatch }: DrawerProps): JSX.Element {
  const { shown, onShown, isAsking, close } = useDesk();
  const board = useBoard();
  useReturnFocus();
  useShortcutArea('desk');
  useShortcut('closeDesk', close);
  useEffect(() => () => board.show({ preview: null }), [board]);
  const isOne = shown !== '' && shown !== OF_THE_DAY;
  // In a field the page leaves Escape alone.
  const keys = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isShortcut(event, 'closeDesk')) return;
    event.preventDefault();
    close();
  };
  return (
    <aside className={styles.drawer} aria-label="Plan desk" onKeyDown={keys}>
      <header className={styles.head}>
        {isOne && mayDispatch && (
          <ActionIcon
            size="sm"
            aria-label="All proposals of the day"
            onClick={() => onShown(OF_THE_DAY)}
          >
            <IconArrowLeft size={15} aria-hidden />
          </ActionIcon>
        )}
        <h2>Plan desk</h2>
        <ActionIcon size="sm" aria-label="Close the plan desk" onClick={close}>
          <IconX size={15} aria-hidden />
        </ActionIcon>
      </header>
      {!mayDispatch ? (
        <AskDispatch model={model} onClose={close} />
      ) : isAsking ? (
        <div className={styles.body}>
          <WorkingOut progress={null} />
        </div>
      ) : isOne ? (
        <ProposalOnScreen key={shown} id={shown} model={model} acts={acts} />
      ) : (
        <ProposalList />
      )}
    </aside>
  );
}

interface AskDispatchProps {
  model: BoardModel;
  onClose: () => void;
}

/** Only people who dispatch see and apply proposals. */
function AskDispatch({ model, onClose }: AskDispatchProps): JSX.Element {
  return (
    <div className={styles.body}>
      <p className={styles.said}>{askDispatch(model.view)} Proposals for a day are theirs.</p>
      <Button variant="default" onClick={onClose}>
        Back to the board
      </Button>
    </div>
  );
}
