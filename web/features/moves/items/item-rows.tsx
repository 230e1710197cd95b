import { memo, type JSX } from 'react';
import { ItemRow, type ItemRowProps } from './item-row';

interface RowsProps extends Pick<ItemRowProps, 'onRemove'> {
  /** Of the list in the form. */
  list: string;
  /** The first row, from 0, and the one behind the last. */
  from: number;
  to: number;
}

/** React visits the rows beside one that is drawn again, so that a long list is drawn in parts. */
const A_PART = 20;

const Part = memo(function Part({ list, from, to, onRemove }: RowsProps): JSX.Element[] {
  return Array.from({ length: to - from }, (_, n) => {
    const at = from + n;
    return <ItemRow key={at} path={`${list}.${at}`} index={at} onRemove={onRemove} />;
  });
});

/** A row for each item of a list. */
export const ItemRows = memo(function ItemRows({
  list,
  count,
  onRemove,
}: Pick<RowsProps, 'list' | 'onRemove'> & { count: number }): JSX.Element[] {
  return Array.from({ length: Math.ceil(count / A_PART) }, (_, part) => {
    const from = part * A_PART;
    const to = Math.min(from + A_PART, count);
    return <Part key={from} {...{ list, from, to, onRemove }} />;
  });
});
