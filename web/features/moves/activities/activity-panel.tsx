import { useMemo, useState, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { EstimateSection } from '../estimate/estimate-section';
import {
  ActivityScopeContext,
  useCustomerPage,
  type ActivityScope,
} from '../form/customer-context';
import type { KeptDrives } from '../form/end-drives';
import type { ActivityPath, CustomerValues } from '../form/values';
import { LocationList } from '../locations/location-list';
import { OperationsSection } from '../operations/operations-section';
import { Section } from '../section';
import styles from './activities.module.css';
import { ActivityHead } from './activity-head';
import { ActivityNotes } from './activity-notes';
import { BoardOfDay, type BoardOfDayProps } from './board-of-day';
import { DriveTimes } from './drive-times';
import { useDeleteActivity } from './use-delete-activity';

export interface ActivityPanelProps {
  index: number;
  board: BoardOfDayProps['board'];
}

/** One day's work: stops, hours, money, trucks. */
export function ActivityPanel({ index, board }: ActivityPanelProps): JSX.Element {
  const path: ActivityPath = `move.activities.${index}`;
  const { base } = useCustomerPage();
  const activityId = useWatch<CustomerValues, `${ActivityPath}._id`>({ name: `${path}._id` });
  const [held] = useState<KeptDrives>(() => new Map());
  const stored = base.move.activities.find(({ _id }) => _id === activityId);
  const locked = isTrucked(stored?.operations ?? []);
  const scope = useMemo<ActivityScope>(
    () => ({ index, path, locked, held }),
    [index, path, locked, held],
  );
  const { remove, isRemoving } = useDeleteActivity();

  return (
    <ActivityScopeContext value={scope}>
      <div className={styles.panel}>
        <ActivityHead onDelete={() => void remove(activityId)} isDeleting={isRemoving} />
        <div className={styles.columns}>
          <Section title="Locations" actions={<DriveTimes />}>
            <LocationList />
          </Section>
          <EstimateSection />
        </div>
        <OperationsSection />
        <BoardOfDay board={board} />
        <ActivityNotes />
      </div>
    </ActivityScopeContext>
  );
}
