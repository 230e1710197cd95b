import { Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconPackages } from '@tabler/icons-react';
import type { JSX } from 'react';
import { isUnload } from '#modules/moves/contract/activity-rules.js';
import { StatusBadge } from '../../../shared/ui';
import type { LocationValues } from '../form/values';
import { problemWords } from './problem-labels';

export interface LocationWarningsProps {
  location: LocationValues;
  /** As estimated from what is on screen; the stored flag where no estimate could be made. */
  hasExcess?: boolean;
}

/** What to beware of at a stop. */
export function LocationWarnings({
  location,
  hasExcess,
}: LocationWarningsProps): JSX.Element | null {
  const { isProblem, hasExcessInventory } = location;
  const excess = isUnload(location) && (hasExcess ?? hasExcessInventory);
  if (!isProblem && !excess) return null;
  return (
    <>
      {isProblem && (
        <Tooltip label={problemWords(location)} multiline maw={300}>
          <span tabIndex={0}>
            <StatusBadge tone="warning" icon={<IconAlertTriangle aria-hidden />}>
              Problem Location
            </StatusBadge>
          </span>
        </Tooltip>
      )}
      {excess && (
        <StatusBadge tone="warning" icon={<IconPackages aria-hidden />}>
          Excess Inventory
        </StatusBadge>
      )}
    </>
  );
}
