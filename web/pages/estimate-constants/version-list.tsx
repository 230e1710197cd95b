import { Button } from '@mantine/core';
import type { JSX } from 'react';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import { showDay } from '../../shared/format';
import { FormSection } from '../../shared/pages';
import { StatusBadge } from '../../shared/ui';
import styles from './constants.module.css';

export interface VersionListProps {
  versions: readonly ConstantsView[];
  /** The version that counts today. */
  current: number;
  /** Fills the form with a version's figures. */
  onTake: (version: ConstantsView) => void;
}

/** Every version there was or will be, newest first. */
export function VersionList({ versions, current, onTake }: VersionListProps): JSX.Element {
  return (
    <FormSection title="Versions" plain>
      <ul className={styles.versions}>
        {versions.map((constants) => (
          <li key={constants.version} className={styles.version}>
            <span>
              <strong>{`Version ${constants.version}`}</strong>
              {` from ${showDay(constants.effectiveFrom)}`}
            </span>
            {constants.version === current ? (
              <StatusBadge tone="success">in force</StatusBadge>
            ) : (
              <Button
                variant="default"
                size="compact-xs"
                aria-label={`Use the figures of version ${constants.version}`}
                onClick={() => onTake(constants)}
              >
                Use these figures
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
