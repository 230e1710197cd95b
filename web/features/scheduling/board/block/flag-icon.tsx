import type { JSX } from 'react';
import { Hinted } from '../../../../shared/ui';
import type { BlockFlag } from '../../model/block-flags';
import { FLAG_ICONS } from './block-icons';
import styles from './block.module.css';

/** A flag of a block: an icon with its name on hover. The block's own name says it to screen readers. */
export function FlagIcon({ flag }: { flag: BlockFlag }): JSX.Element {
  const Picture = FLAG_ICONS[flag.kind];
  return (
    <Hinted
      hint={flag.name}
      className={styles.flag}
      data-wide={flag.wide}
      data-tone={flag.tone}
      aria-hidden
    >
      {Picture && <Picture size={13} stroke={1.8} />}
      {flag.text}
    </Hinted>
  );
}
