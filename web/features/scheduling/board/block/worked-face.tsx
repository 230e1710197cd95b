import { useMemo, type CSSProperties, type JSX } from 'react';
import type { GridSpanView } from '#modules/scheduling/contract/booking.view.js';
import type { BlockFlag } from '../../model/block-flags';
import type { BoardBlock } from '../../model/board-block';
import type { BlockProgress } from '../../model/progress';
import { shareOf, wordColumns } from '../../model/worked-span';
import { BlockFace } from './block-face';
import styles from './block.module.css';

export interface WorkedFaceProps {
  block: BoardBlock;
  planned: GridSpanView;
  /** From its start to its end, or to now. */
  worked: GridSpanView;
  /** Most severe first; the same list means nothing has to be fitted again. */
  flags: readonly BlockFlag[];
  progress: BlockProgress | null;
  /** The first column of the next block on its row. */
  next: number | undefined;
}

const NO_DRIVES = { out: 0, job: 1, back: 0 };

function placed(columns: GridSpanView, planned: GridSpanView): CSSProperties {
  const { from, length } = shareOf(columns, planned);
  return { '--at': from, '--length': length } as CSSProperties;
}

/** The hours that a job takes, over the outline of its plan, with the words of the block (R-ACTUAL-20). */
export function WorkedFace(props: WorkedFaceProps): JSX.Element {
  const { block, planned, worked, flags, progress, next } = props;
  const job = useMemo(() => ({ ...block, parts: NO_DRIVES }), [block]);
  const words = wordColumns(planned, worked, next);
  return (
    <>
      <span className={styles.worked} style={placed(worked, planned)} data-worked aria-hidden>
        {progress && <span className={styles.progress} data-progress={progress} />}
      </span>
      <span className={styles.words} style={placed(words, planned)}>
        <BlockFace block={job} span={words.span} flags={flags} waits={null} />
      </span>
    </>
  );
}
