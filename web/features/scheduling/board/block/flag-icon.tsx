import type { JSX } from 'react';
import type { BlockFlag } from '../../model/block-flags';
import { FACE_SIZES, type Density } from '../../model/face/face-sizes';
import { FLAG_ICONS } from './block-icons';
import styles from './face.module.css';

/** A flag as an icon. In words it is in the block's own name and on its card. */
export function FlagIcon({ flag, density }: { flag: BlockFlag; density: Density }): JSX.Element {
  const Picture = FLAG_ICONS[flag.kind];
  const { icon, tinted } = FACE_SIZES[density];
  // On a tinted ground an icon keeps its distance to the edge.
  const size = flag.tone === 'plain' ? icon : tinted - 4;
  return (
    <span className={styles.flag} data-flag={flag.kind} data-tone={flag.tone}>
      <Picture size={size} stroke={flag.tone === 'plain' ? 1.8 : 2.2} />
      {flag.figure}
    </span>
  );
}
