import { IconLink, IconPinFilled } from '@tabler/icons-react';
import { memo, useMemo, useRef, type CSSProperties, type JSX } from 'react';
import { arrivalLabel } from '../../model/arrival-label';
import type { BoardBlock } from '../../model/board-block';
import type { GridSpanView } from '#modules/scheduling/contract/booking.view.js';
import { useBoard } from '../../drag/board-context';
import { useMinute } from '../use-minute';
import { useFocusNext } from '../../drag/use-focus-next';
import { chooseByClick } from '../../drag/choose-blocks';
import { cancelDrag } from '../../drag/drop-on-row';
import { useBlockKeys } from '../../drag/use-block-keys';
import { useDraggableBlock } from '../../drag/operation-drag';
import { flagsOf, isConfirmed } from '../../model/placed-block-flags';
import { blockProgress } from '../../model/progress';
import { isRunning, spanBy } from '../../model/worked-span';
import { waitingLabel, waitingWords } from '../../model/waiting-labels';
import { BlockPopup } from './block-popup';
import { BlockFace, sharesOf } from './block-face';
import { blockLabel } from './block-labels';
import styles from './block.module.css';
import { useBlockLook } from './use-block-look';
import { WorkedFace } from './worked-face';

export interface BlockProps {
  block: BoardBlock;
  /** The row's name for screen readers. */
  rowName: string;
  /** Its truck's name; undefined without one. */
  truck?: string;
  /** The job before on its truck, if it waits for it. */
  before?: BoardBlock;
  /** The first column of the next block on its row. */
  next?: number;
  day: string;
  timezone: string;
  /** As `marksText`. */
  marks: string;
}

const LAST_COLUMN = 60;

/** Where a block is, in columns; one outside the hours is shown at the nearer edge. */
function spanOf({ grid, window }: BoardBlock, timezone: string): GridSpanView {
  if (grid) return grid;
  const hour = window.start.toLocaleString('en-GB', { hour: '2-digit', timeZone: timezone });
  return { column: Number(hour) < 12 ? 0 : LAST_COLUMN - 7, span: 8 };
}

/**
 * A booking on the board: drive out, job and drive back in true proportion. Once its job has started it is drawn over
 * the hours it took so far, and what was planned is its outline, which is what is clicked and dragged.
 */
export const Block = memo(function Block(props: BlockProps): JSX.Element {
  const { block, rowName, truck, before, day, timezone, marks } = props;
  const board = useBoard();
  const element = useRef<HTMLDivElement>(null);
  const { isOpen, isMarked, isChosen, isDragged, fades, leaves, changedBy } = useBlockLook(block);
  const onKeyDown = useBlockKeys(block);
  useDraggableBlock(element, block);
  useFocusNext(element, block.id, block);

  const flags = useMemo(() => flagsOf(block, { timezone, marks }), [block, timezone, marks]);
  const waits = useMemo(
    () => waitingWords(block.booking, { before, truck, timezone }),
    [block, before, truck, timezone],
  );
  const waiting = waitingLabel(waits);
  const planned = spanOf(block, timezone);
  const worked = spanBy(useMinute(isRunning(block.booking)), block.booking, { day, timezone });
  const progress = blockProgress(block.booking);
  const arrival = arrivalLabel(block.booking, timezone);
  return (
    <div
      className={styles.place}
      style={{ '--column': planned.column, '--span': planned.span } as CSSProperties}
    >
      <div
        ref={element}
        role="button"
        tabIndex={0}
        className={`${styles.block} ${worked ? styles.outline : styles.ground}`}
        aria-label={
          blockLabel(block, { rowName, arrival, flags, waits: waiting }) +
          (isChosen ? ', selected' : '')
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-block={block.id}
        data-dragged={isDragged}
        data-own={board.isOwn(block)}
        data-fixed={!board.mayLift(block)}
        data-marked={isMarked}
        data-chosen={isChosen}
        data-fades={fades}
        data-leaves={leaves}
        data-touched={changedBy !== null}
        data-confirmed={isConfirmed(block)}
        data-flags={flags.length}
        style={sharesOf(block)}
        onClick={(event) => {
          if (board.drag.current() || chooseByClick(board, block.id, event)) return;
          board.show({ open: isOpen ? null : block.id });
        }}
        onKeyDown={onKeyDown}
        onBlur={() => isDragged && board.drag.current()?.by === 'keys' && cancelDrag(board)}
      >
        {worked ? (
          <WorkedFace {...{ block, planned, worked, flags, progress, next: props.next }} />
        ) : (
          <>
            <BlockFace block={block} span={planned.span} flags={flags} waits={waits} />
            {progress && <span className={styles.progress} data-progress={progress} aria-hidden />}
          </>
        )}
        {block.follows !== null && (
          <span className={styles.chain} data-chain aria-hidden>
            <IconLink size={12} />
          </span>
        )}
        {block.booking.metaData.pinned && (
          <span className={styles.pin} data-pin aria-hidden>
            <IconPinFilled size={11} />
          </span>
        )}
        {changedBy && <span className={styles.whose}>{changedBy}</span>}
      </div>
      {isOpen && <BlockPopup block={block} waits={waiting} timezone={timezone} />}
    </div>
  );
});
