import type { CSSProperties, JSX } from 'react';
import type { BlockFlag } from '../../model/block-flags';
import type { BoardBlock } from '../../model/board-block';
import { BlockFace } from './block-face';
import styles from './block.module.css';

export interface BlockBodyProps {
  block: BoardBlock;
  /** Columns that it takes. */
  span: number;
  flags: readonly BlockFlag[];
}

/** The shares of drive out and drive back, for what is drawn within. */
export const sharesOf = ({ parts }: BoardBlock): CSSProperties =>
  ({ '--out': `${parts.out * 100}%`, '--back': `${parts.back * 100}%` }) as CSSProperties;

/** Drive out, job and drive back in true proportion, and over them the words. */
export function BlockBody({ block, span, flags }: BlockBodyProps): JSX.Element {
  return (
    <>
      <span className={styles.ground} aria-hidden />
      <BlockFace block={block} span={span} flags={flags} />
    </>
  );
}
