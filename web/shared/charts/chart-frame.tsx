import { useId, type JSX, type ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import styles from './charts.module.css';

interface ChartFrameProps {
  title: string;
  /** What the bars mean, if the title does not say it. */
  note?: string;
  /** Pixels. */
  height: number;
  children: ReactElement;
}

/** A chart below its title. Its figures are in a table beside it, so it needs no other text. */
export function ChartFrame({ title, note, height, children }: ChartFrameProps): JSX.Element {
  const id = useId();
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
      <ResponsiveContainer width="100%" height={height}>
        {children}
      </ResponsiveContainer>
    </figure>
  );
}
