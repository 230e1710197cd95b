import { ColorSwatch } from '@mantine/core';
import type { JSX } from 'react';
import { colorName } from './color-name';
import styles from './named-color.module.css';

/** A color that is data, and what people call it. */
export function NamedColor({ color }: { color: string }): JSX.Element {
  return (
    <span className={styles.color}>
      <ColorSwatch
        className={styles.swatch}
        color={color}
        size={16}
        withShadow={false}
        aria-hidden
      />
      {colorName(color)}
    </span>
  );
}
