import { Button, UnstyledButton } from '@mantine/core';
import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import type { ModelVersionView } from '#modules/ranges/contract/model.view.js';
import { showInstant } from '../../../shared/format';
import { FormSection } from '../../../shared/pages';
import { confirm, StatusBadge } from '../../../shared/ui';
import { percent } from '../range-labels';
import styles from '../ranges.module.css';
import { useActivating } from './use-activating';

export interface VersionListProps {
  versions: readonly ModelVersionView[];
  /** The one on screen. */
  shown: number;
  timezone: string;
  onShow: (version: number) => void;
}

const learnedFrom = ({ n, p80, p90 }: ModelVersionView): string =>
  p80 === null || p90 === null
    ? 'The size tables alone'
    : `${counted(n, 'move')}: ${percent(p80)} kept the 80% time, ${percent(p90)} the 90% time`;

/** Every version of what was learned, newest first. */
export function VersionList(props: VersionListProps): JSX.Element {
  const { versions, shown, timezone, onShow } = props;
  const { isActivating, activate } = useActivating(versions);
  const use = async (version: ModelVersionView): Promise<void> => {
    const isMeant =
      version.held.length === 0 ||
      (await confirm({
        title: `Use version ${version.version}?`,
        message: `${version.held.join(' ')} Use it all the same?`,
        confirmLabel: `Use version ${version.version}`,
      }));
    if (isMeant) await activate(version);
  };

  return (
    <FormSection title="Versions" plain>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <li key={version.version} data-shown={version.version === shown}>
            <UnstyledButton
              className={styles.version}
              aria-pressed={version.version === shown}
              onClick={() => onShow(version.version)}
            >
              <span>
                <strong>{`Version ${version.version}`}</strong>
                {` of ${showInstant(version.trainedAt, timezone)}`}
              </span>
              <span className={styles.hint}>{learnedFrom(version)}</span>
            </UnstyledButton>
            {version.state === 'active' ? (
              <StatusBadge tone="success">in use</StatusBadge>
            ) : (
              <Button
                variant="default"
                size="compact-xs"
                disabled={isActivating}
                aria-label={`Use version ${version.version}`}
                onClick={() => void use(version)}
              >
                Use
              </Button>
            )}
            {version.state === 'candidate' && version.held.length > 0 && (
              <p className={styles.held}>
                <StatusBadge tone="warning">held</StatusBadge> {version.held.join(' ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
