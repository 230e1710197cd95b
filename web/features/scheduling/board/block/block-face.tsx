import type { JSX } from 'react';
import { showHours } from '../../../../shared/format';
import type { BoardBlock } from '../../model/board-block';
import type { BlockMark } from '../../model/block-marks';
import styles from './block.module.css';
import { FlagIcon } from './flag-icon';
import { MarkIcon } from './mark-icon';

/** What stands on a block: who and how long above, when, where and its flags below. */
export function BlockFace({
  block,
  marks,
}: {
  block: BoardBlock;
  marks: readonly BlockMark[];
}): JSX.Element {
  return (
    <span className={styles.words}>
      <span className={styles.line}>
        <span className={styles.name}>{block.name}</span>
        <span className={styles.hours}>{showHours(block.booking.metaData.duration)}</span>
        {marks.map((mark) => (
          <MarkIcon key={mark} mark={mark} />
        ))}
      </span>
      <span className={styles.line}>
        <span className={styles.times}>{block.shortTimes}</span>
        <span className={styles.route}>{block.route}</span>
        <span className={styles.flags}>
          {block.flags.map((flag) => (
            <FlagIcon key={flag.kind} flag={flag} />
          ))}
        </span>
      </span>
    </span>
  );
}
