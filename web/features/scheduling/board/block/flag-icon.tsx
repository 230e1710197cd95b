import type { JSX } from 'react';
import type { BlockFlag } from '../../model/block-flags';
import { FACE_SIZES, type Density } from '../../model/face/face-sizes';
import { FLAG_ICONS } from './block-icons';
import styles from './face.module.css';

/** A flag as an icon. The block's name and its card say it in words. */
export function FlagIcon({ flag, density }: { flag: BlockFlag; density: Density }): JSX.Element {
  const Picture = FLAG_ICONS[flag.kind];
  const { icon, tinted } = FACE_SIZES[density];
  // An icon on a tinted ground keeps its distance from the edge.
  const size = flag.tone === 'plain' ? icon : tinted - 4;
  return (
    <span className={styles.flag} data-flag={flag.kind} data-tone={flag.tone}>
      <Picture size={size} stroke={flag.tone === 'plain' ? 1.8 : 2.2} />
      {flag.figure}
    </span>
  );
}
