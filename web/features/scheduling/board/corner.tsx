import type { JSX } from 'react';
import { DensityButton, type DensityButtonProps } from './density-button';
import { UndoButtons } from './undo-buttons';
import styles from './corner.module.css';
import { ZoomButtons, type ZoomButtonsProps } from './zoom-buttons';

/** The corner above the truck headers. */
export function Corner({
  density,
  onDensity,
  ...zoom
}: ZoomButtonsProps & DensityButtonProps): JSX.Element {
  return (
    <>
      <ZoomButtons {...zoom} />
      <DensityButton density={density} onDensity={onDensity} />
      <span className={styles.gap} />
      <UndoButtons />
    </>
  );
}
