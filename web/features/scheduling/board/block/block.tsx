import { memo, useRef, type CSSProperties, type JSX } from 'react';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { BoardBlock } from '../../model/board-block';
import { useBoard } from '../../drag/board-context';
import { useFocusNext } from '../../drag/use-focus-next';
import { cancelDrag } from '../../drag/drop-on-row';
import { useBlockKeys } from '../../drag/use-block-keys';
import { useDraggableBlock } from '../../drag/operation-drag';
import { marksOf } from '../../model/block-marks';
import { BlockPopup } from './block-popup';
import { BlockFace } from './block-face';
import { blockLabel } from './block-labels';
import styles from './block.module.css';
import { Drive } from './drive';
import { useBlockLook } from './use-block-look';

export interface BlockProps {
  block: BoardBlock;
  /** The row as it is spoken. */
  rowName: string;
  day: string;
  timezone: string;
  isTight: boolean;
}

const LAST_COLUMN = 60;

/** Where a block lies, in columns; one outside the hours hangs at the nearer edge. */
function spanOf({ grid, window }: BoardBlock, timezone: string): CSSProperties {
  const span = grid ?? {
    column:
      Number(window.start.toLocaleString('en-GB', { hour: '2-digit', timeZone: timezone })) < 12
        ? 0
        : LAST_COLUMN - 7,
    span: 8,
  };
  return { '--column': span.column, '--span': span.span } as CSSProperties;
}

/** A booking on the board: drive out, job and drive back in true proportion. */
export const Block = memo(function Block(props: BlockProps): JSX.Element {
  const { block, rowName, day, timezone, isTight } = props;
  const board = useBoard();
  const element = useRef<HTMLDivElement>(null);
  const { isOpen, isMarked, isDragged, fades, changedBy } = useBlockLook(block);
  const onKeyDown = useBlockKeys(block);
  useDraggableBlock(element, block);
  useFocusNext(element, block.id, block);

  const marks = marksOf(block, { day, timezone, isTight });
  const { out, back } = block.parts;
  const { startingDriveTime, endingDriveTime } = block.booking.operation.bookingEnvelope;
  return (
    <div className={styles.place} style={spanOf(block, timezone)}>
      <div
        ref={element}
        role="button"
        tabIndex={0}
        className={styles.block}
        aria-label={blockLabel(block, rowName, marks)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-block={block.id}
        data-dragged={isDragged}
        data-own={board.isOwn(block)}
        data-fixed={!board.mayLift(block)}
        data-marked={isMarked}
        data-fades={fades}
        data-touched={changedBy !== null}
        data-confirmed={stateDescription(block.booking.metaData.state).hasAllTrucks}
        data-tight={isTight}
        style={{ '--out': `${out * 100}%`, '--back': `${back * 100}%` } as CSSProperties}
        onClick={() => !board.drag.current() && board.show({ open: isOpen ? null : block.id })}
        onKeyDown={onKeyDown}
        onBlur={() => isDragged && board.drag.current()?.by === 'keys' && cancelDrag(board)}
      >
        <Drive part="out" hours={startingDriveTime} />
        <Drive part="back" hours={endingDriveTime} />
        <BlockFace block={block} marks={marks} />
        {changedBy && <span className={styles.whose}>{changedBy}</span>}
      </div>
      {isOpen && <BlockPopup block={block} timezone={timezone} />}
    </div>
  );
});
