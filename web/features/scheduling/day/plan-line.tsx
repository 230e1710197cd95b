import { Button, Tooltip } from '@mantine/core';
import { IconMap2, IconRoute2, IconUsersGroup } from '@tabler/icons-react';
import type { JSX } from 'react';
import { ariaKeys, KeyHint, useShortcut, withKey } from '../../../shared/shortcuts';
import { DailyAlerts } from '../alerts/daily-alerts';
import type { BoardModel } from '../model/board-model';
import { useBoard } from '../drag/board-context';
import { usePlanDesk } from '../drag/plan-desk-context';
import { AllTrucksMenu } from '../trucks/all-trucks-menu';
import { ManagerPickers } from './manager-pickers';
import styles from './plan.module.css';

export interface PlanLineProps {
  model: BoardModel;
  isCrewShown: boolean;
  onCrew: () => void;
  isMapShown: boolean;
  onMap: () => void;
}

/** Who is in charge, what everyone must know today, and the trucks and crews of the day. */
export function PlanLine(props: PlanLineProps): JSX.Element {
  const { model, isCrewShown, onCrew, isMapShown, onMap } = props;
  const board = useBoard();
  const { branchId, day } = board.key;
  return (
    <div className={styles.line}>
      <ManagerPickers view={model.view} />
      <DailyAlerts key={`${branchId} ${day}`} view={model.view} />
      <div className={styles.end}>
        <AllTrucksMenu model={model} />
        <Tooltip
          label={
            <>
              {isMapShown ? 'Hide' : 'Show'} where the moves go <KeyHint of="dayMap" />
            </>
          }
        >
          <Button
            variant={isMapShown ? 'light' : 'default'}
            aria-pressed={isMapShown}
            leftSection={<IconMap2 size={15} aria-hidden />}
            className={styles.opener}
            onClick={onMap}
          >
            <span className={styles.word}>Map</span>
          </Button>
        </Tooltip>
        <DeskButton />
        {board.mayPlan && (
          <Button
            variant={isCrewShown ? 'light' : 'default'}
            aria-pressed={isCrewShown}
            leftSection={<IconUsersGroup size={15} aria-hidden />}
            className={styles.opener}
            onClick={onCrew}
          >
            <span className={styles.word}>Crew</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Opens the plan desk over the board; only for those who dispatch. */
function DeskButton(): JSX.Element | null {
  const desk = usePlanDesk();
  useShortcut('planDesk', () => desk?.toggle(), desk !== null);
  if (!desk) return null;
  return (
    <Tooltip label={withKey('What the day could do otherwise', 'planDesk')}>
      <Button
        variant={desk.isOpen ? 'light' : 'default'}
        aria-pressed={desk.isOpen}
        aria-keyshortcuts={ariaKeys('planDesk')}
        leftSection={<IconRoute2 size={15} aria-hidden />}
        className={styles.opener}
        onClick={desk.toggle}
      >
        <span className={styles.word}>Plan desk</span>
      </Button>
    </Tooltip>
  );
}
