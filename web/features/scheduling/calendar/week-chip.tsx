import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useOpensOver } from '../../../shared/pages';
import { FLAG_ICONS } from '../board/block/block-icons';
import type { BlockFlag } from '../model/block-flags';
import { flagsOf } from '../model/placed-block-flags';
import type { BoardBlock } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import { nameParts } from '../model/customer-name';
import { useCalendarDays } from './calendar-context';
import styles from './planner-week.module.css';

export interface WeekChipProps {
  block: BoardBlock;
  model: BoardModel;
  /** Too many moves in its cell for more than the start and the name. */
  isShort: boolean;
  /** It is not among what is found. */
  fades: boolean;
  isMarked: boolean;
}

/** The worst of what is wrong or needs a look; the rest is counted. */
function marksOf(flags: readonly BlockFlag[]): { worst: BlockFlag | undefined; rest: number } {
  const worst = flags.find(({ tone }) => tone === 'danger' || tone === 'warning');
  return { worst, rest: flags.length - (worst ? 1 : 0) };
}

function Marks({ worst, rest }: ReturnType<typeof marksOf>): JSX.Element {
  const Picture = worst && FLAG_ICONS[worst.kind];
  return (
    <>
      {Picture && (
        <span className={styles.flag} data-tone={worst.tone}>
          <Picture size={12} aria-hidden />
        </span>
      )}
      {rest > 0 && <span className={styles.more}>+{rest}</span>}
    </>
  );
}

/** A move of the week: when, who, and the worst that is to be known; a click opens it. */
export function WeekChip({ block, model, isShort, fades, isMarked }: WeekChipProps): JSX.Element {
  const { marks: ofBlocks } = useCalendarDays();
  const opensOver = useOpensOver();
  const { timezone } = model.view.day;
  const { metaData } = block.booking;
  const flags = flagsOf(block, { timezone, marks: ofBlocks.get(block.id) ?? '' });
  const marks = marksOf(flags);
  const words = [`${block.name}, ${block.times}`, ...flags.map(({ name }) => name)];
  return (
    <Link
      className={styles.chip}
      to={`/emma/customer/${metaData.customerId}`}
      {...opensOver}
      aria-label={words.join(', ')}
      title={words.join('\n')}
      data-chip={block.id}
      data-fades={fades}
      data-marks={Number(marks.worst !== undefined) + Number(marks.rest > 0)}
      data-marked={isMarked}
      data-unassigned={block.place.truck === null}
    >
      <span className={styles.time}>
        {block.start}
        {!isShort && <span className={styles.end}>–{block.end}</span>}
      </span>
      <b className={styles.name}>{nameParts(block.name).last}</b>
      {!isShort && <Marks {...marks} />}
      {isShort && flags.some(({ tone }) => tone === 'danger') && (
        <span className={styles.alarm}>!</span>
      )}
    </Link>
  );
}
