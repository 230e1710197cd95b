import { Button } from '@mantine/core';
import { useState, type JSX } from 'react';
import { DEFAULT_PLANNING } from '#modules/branches/contract/planning.js';
import { Moment, useListPlanningVersionsQuery } from '../../features/branches';
import { useStaff } from '../../features/employees';
import { RetryBanner } from '../../shared/ui';
import styles from './branch.module.css';
import { changeLabel, settingChanges } from './planning-labels';

/** Who changed what of a branch's planning, newest first. */
function Versions({ branchId }: { branchId: string }): JSX.Element {
  const { currentData: versions, isError, refetch } = useListPlanningVersionsQuery(branchId);
  const staff = useStaff();
  if (isError) {
    return (
      <RetryBanner onRetry={() => void refetch()}>The versions could not be loaded.</RetryBanner>
    );
  }
  if (!versions) return <p className={styles.later}>Loading the versions…</p>;
  if (versions.length === 0) {
    return <p className={styles.later}>Nobody has changed these settings yet.</p>;
  }
  return (
    <ol className={styles.versions} aria-label="Versions of the planning">
      {versions.map((planning, at) => (
        <li key={planning.version}>
          <b>Version {planning.version}</b> · <Moment at={planning.changed} /> ·{' '}
          {staff.get(planning.changedBy ?? '')?.fullName ?? 'Someone who has left'}
          <ul>
            {settingChanges(versions[at + 1] ?? DEFAULT_PLANNING, planning).map((change) => (
              <li key={change.path}>{changeLabel(change)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The versions of a branch's planning, on request. */
export function PlanningVersions({ branchId }: { branchId: string }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the versions' : 'Show the versions'}
      </Button>
      {isOpen && <Versions branchId={branchId} />}
    </div>
  );
}
