import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { Density } from '../model/face/face-sizes';

export interface DensityButtonProps {
  density: Density;
  onDensity: () => void;
}

/** Rows that can be read from afar, or more of them at once. */
export function DensityButton({ density, onDensity }: DensityButtonProps): JSX.Element {
  const isCompact = density === 'compact';
  const Picture = isCompact ? IconBaselineDensityMedium : IconBaselineDensitySmall;
  return (
    <Tooltip label={isCompact ? 'Taller rows' : 'More rows at once'}>
      <ActionIcon size="sm" aria-label="Compact rows" aria-pressed={isCompact} onClick={onDensity}>
        <Picture size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
