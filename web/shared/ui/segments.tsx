import { useId, type JSX } from 'react';
import styles from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  'aria-label': string;
  data: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'xs' | 'sm';
}

/**
 * One of a few, side by side. The styles alone mark the chosen one: a mark that moves would be measured each time a
 * page opens, which makes the browser lay it out in the middle of drawing it.
 */
export function Segments<Value extends string>(props: SegmentsProps<Value>): JSX.Element {
  const { 'aria-label': name, data, value: chosen, onChange, size = 'xs' } = props;
  const group = useId();
  return (
    <div role="radiogroup" aria-label={name} className={styles.segments} data-size={size}>
      {data.map(({ value, label }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
