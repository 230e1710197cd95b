import type { JSX, ReactNode } from 'react';
import styles from './charts.module.css';

/** Charts below each other; they have their colors from here. */
export function ChartGroup({ children }: { children: ReactNode }): JSX.Element {
  return <div className={styles.charts}>{children}</div>;
}

/** What a color of a chart is, in the page's own color of text. */
export function LegendText({ children }: { children: string }): JSX.Element {
  return <span className={styles.legend}>{children}</span>;
}
