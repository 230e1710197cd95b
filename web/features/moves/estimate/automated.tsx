import { Tooltip, UnstyledButton } from '@mantine/core';
import type { JSX } from 'react';
import styles from './estimate.module.css';
import { showFigure } from './minutes-labels';

export interface AutomatedProps {
  /** What the figure is about, such as `estimated hours`. */
  of: string;
  /** The automated figure; null is `N/A`. */
  figure: number | null;
  /** What is in the input. */
  entered: number | null;
  /** Copies the figure into the input; absent if nothing may be changed. */
  onTake?: () => void;
}

/** The automated estimate next to an input; a click copies it. */
export function Automated({ of, figure, entered, onTake }: AutomatedProps): JSX.Element {
  const words = `auto ${showFigure(figure)}`;
  if (figure === null || figure === entered || !onTake) {
    return (
      <span className={styles.auto} data-same={figure !== null && figure === entered}>
        {figure === null ? 'N/A' : words}
      </span>
    );
  }
  return (
    <Tooltip label={`Use the automated ${of}`}>
      <UnstyledButton
        className={styles.take}
        aria-label={`Use the automated ${of}, ${showFigure(figure)}`}
        onClick={onTake}
      >
        {words}
      </UnstyledButton>
    </Tooltip>
  );
}
