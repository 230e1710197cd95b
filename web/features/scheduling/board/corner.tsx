import type { JSX } from 'react';
import { UndoButtons } from './undo-buttons';
import styles from './corner.module.css';
import { ZoomButtons, type ZoomButtonsProps } from './zoom-buttons';

/** What is above the trucks' heads. */
export function Corner(props: ZoomButtonsProps): JSX.Element {
  return (
    <>
      <ZoomButtons {...props} />
      <span className={styles.gap} />
      <UndoButtons />
    </>
  );
}
