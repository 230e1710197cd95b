import { memo, useMemo, useRef, type CSSProperties, type JSX } from 'react';
import { Block } from './block/block';
import { marksOfBlock } from '../model/block-marks';
import { UNASSIGNED_ROW } from '../model/operation-place';
import { useDropRow } from '../drag/operation-drag';
import type { BoardBlock } from '../model/board-block';
import styles from './scratch-row.module.css';
import { inLines } from '../model/lanes';
import { Lane } from './lane';
import { PreviewedPlaces } from './previewed-places';
import { RowLight } from './row-light';
import { UnassignedCount } from './unassigned-count';

export interface ScratchRowProps {
  blocks: readonly BoardBlock[];
  day: string;
  timezone: string;
  /** As `rowMarks`. */
  marks: string;
}

/** The moves of the day that no truck has yet; it stays at the board's foot. */
export const ScratchRow = memo(function ScratchRow(props: ScratchRowProps): JSX.Element {
  const { blocks, day, timezone, marks } = props;
  const element = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => inLines(blocks), [blocks]);
  useDropRow(element, UNASSIGNED_ROW);
  return (
    <div
      ref={element}
      className={styles.scratch}
      role="group"
      aria-label="Unassigned Moves"
      data-row={UNASSIGNED_ROW}
      data-lines={lines.length > 1 ? 'many' : 'one'}
      style={{ '--lines': Math.max(1, lines.length) } as CSSProperties}
    >
      <div className={styles.scratchHead}>
        Unassigned Moves
        <UnassignedCount count={blocks.length} />
      </div>
      <Lane>
        {lines.map((line, at) => (
          <div key={at} className={styles.line} style={{ '--line': at } as CSSProperties}>
            {line.map((block) => (
              <Block
                key={block.id}
                block={block}
                rowName="Unassigned Moves"
                day={day}
                timezone={timezone}
                marks={marksOfBlock(marks, block.id)}
              />
            ))}
          </div>
        ))}
        <PreviewedPlaces row={UNASSIGNED_ROW} />
      </Lane>
      <RowLight row={UNASSIGNED_ROW} />
    </div>
  );
});
