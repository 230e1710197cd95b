import { useMemo, useState, type JSX, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isTrucked } from '../../../../src/modules/moves/contract/activity-rules';
import { EstimateSection } from '../estimate/estimate-section';
import { useAutomatedEstimate } from '../estimate/use-automated-estimate';
import {
  ActivityScopeContext,
  useCustomerPage,
  type ActivityScope,
} from '../form/customer-context';
import type { HeldDrives } from '../form/end-drives';
import type { ActivityPath, ActivityValues, CustomerValues } from '../form/values';
import { LocationList } from '../locations/location-list';
import { OperationsSection } from '../operations/operations-section';
import { isScheduleSaved } from '../operations/times-saved';
import { Section } from '../section';
import styles from './activities.module.css';
import { ActivityHead } from './activity-head';
import { ActivityNotes } from './activity-notes';
import { DriveTimes } from './drive-times';
import { useDeleteActivity } from './use-delete-activity';

export interface ActivityPanelProps {
  index: number;
  /** The small board of a day, under the operations; not enabled while its times are not saved. */
  board: (day: string, enabled: boolean) => ReactNode;
}

/** One day's work: stops, hours, money, trucks. */
export function ActivityPanel({ index, board }: ActivityPanelProps): JSX.Element {
  const path: ActivityPath = `move.activities.${index}`;
  const { base } = useCustomerPage();
  const activity = useWatch<CustomerValues, ActivityPath>({ name: path }) as ActivityValues;
  const estimate = useAutomatedEstimate(activity);
  const [held] = useState<HeldDrives>(() => new Map());
  const stored = base.move.activities.find(({ _id }) => _id === activity._id);
  const locked = isTrucked(stored?.operations ?? []);
  const scope = useMemo<ActivityScope>(
    () => ({ index, path, locked, held }),
    [index, path, locked, held],
  );
  const { remove, isRemoving } = useDeleteActivity();

  return (
    <ActivityScopeContext value={scope}>
      <div className={styles.panel}>
        <ActivityHead onDelete={() => void remove(activity._id)} isDeleting={isRemoving} />
        <div className={styles.columns}>
          <Section title="Locations" actions={<DriveTimes />}>
            <LocationList estimate={estimate} />
          </Section>
          <EstimateSection estimate={estimate} />
        </div>
        <OperationsSection />
        {activity.activityDay && board(activity.activityDay, isScheduleSaved(activity, stored))}
        <ActivityNotes />
      </div>
    </ActivityScopeContext>
  );
}
