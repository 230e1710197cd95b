import { counted } from '#kernel/counted.js';
import {
  BOARD_MARKS,
  type BoardMark,
  type MarkTone,
} from '#modules/scheduling/contract/board-rules.js';
import type {
  AttentionItemView,
  DayAttentionView,
} from '#modules/scheduling/contract/attention.view.js';
import { showTime } from '../../shared/format';
import { RISK_TITLES } from './risk-titles';

/** Things of one kind that a board lacks, as one row. */
export interface RiskRow {
  kind: BoardMark | 'off';
  tone: MarkTone;
  /** `3 moves have no truck`. */
  title: string;
  /** `Petrova 11:00 AM`, at most MOST_NAMED of them. */
  named: readonly { key: string; text: string; customerId: string | null }[];
  /** How many more there are. */
  more: number;
  /** What finds it on the board, if it is one move; otherwise null. */
  sought: string | null;
}

const MOST_NAMED = 4;

/** `Gomez 11:00 AM`: the last word of the name. */
const lastName = (name: string): string => name.split(' ').at(-1) ?? name;

function textOf({ mark, operation, truck, missing }: AttentionItemView, timezone: string): string {
  if (!operation) {
    const name = truck?.name ?? 'A truck';
    return mark === 'shortCrew' ? `${name} (${missing})` : name;
  }
  const at = mark === 'lateFinish' ? operation.end : operation.start;
  return `${lastName(operation.customerName)} ${showTime(at, timezone)}`;
}

function soughtOf(named: readonly AttentionItemView[]): string | null {
  const [first, ...others] = named;
  return first?.operation && others.length === 0 ? first.operation.customerName : null;
}

function markRow(mark: BoardMark, day: DayAttentionView, timezone: string): RiskRow | false {
  const count = day.counts[mark] ?? 0;
  const named = day.items.filter((item) => item.mark === mark).slice(0, MOST_NAMED);
  return (
    count > 0 && {
      kind: mark,
      tone: day.tones[mark] ?? 'amber',
      title: RISK_TITLES[mark](count),
      named: named.map((item) => ({
        key: item.operation?._id ?? item.truck?._id ?? '',
        text: textOf(item, timezone),
        customerId: item.operation?.customerId ?? null,
      })),
      more: count - named.length,
      sought: soughtOf(named),
    }
  );
}

/** People who are off while trucks lack movers. */
function offRow({ off, missing }: DayAttentionView): RiskRow | false {
  const named = off.slice(0, MOST_NAMED);
  return (
    off.length > 0 &&
    missing > 0 && {
      kind: 'off',
      tone: 'amber',
      title: `${counted(off.length, 'person is off', 'people are off')}, ${counted(missing, 'seat is empty', 'seats are empty')}`,
      named: named.map(({ employee, displayName }) => ({
        key: employee,
        text: displayName,
        customerId: null,
      })),
      more: off.length - named.length,
      sought: null,
    }
  );
}

/** What a day lacks, a row for each kind, the most urgent first (R-TODAY-5, R-TODAY-6). */
export const riskRows = (day: DayAttentionView, timezone: string): RiskRow[] =>
  [...BOARD_MARKS.map((mark) => markRow(mark, day, timezone)), offRow(day)].filter(
    (row) => row !== false,
  );
