import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../shared/auth';
import { focusedRow, focusRow, type ColumnsMenuProps } from '../../../shared/grid';
import { openingAt, type Opening } from '../../../shared/pages';
import { KeyHint, useShortcut } from '../../../shared/shortcuts';
import { focusPageSearch } from '../../../shared/ui';
import styles from './list.module.css';

/**
 * The slash leads to the search, the arrows lead to the rows from anywhere on the page; letters
 * write to the customer in the row, or log a call with them (R-LIST-15).
 */
export function useListKeys<Row extends { _id: string }>(
  grid: ColumnsMenuProps<Row>['api'],
  rows: readonly Row[] | undefined,
): void {
  const navigate = useNavigate();
  const maySell = useMay('sell');
  const open = (opening: Opening): void => {
    const row = rows?.[focusedRow(grid) ?? -1];
    if (row) void navigate(openingAt(row._id, opening));
  };
  useShortcut('searchList', () => void focusPageSearch());
  useShortcut('goToRow', () => focusRow(grid));
  useShortcut('emailRow', () => open('email'), maySell);
  useShortcut('callRow', () => open('call'), maySell);
}

/** The list's keys, for those who use them. */
export function ListKeys(): JSX.Element {
  const maySell = useMay('sell');
  return (
    <span className={styles.keys} aria-hidden>
      <KeyHint of="goToRow" /> rows
      <KeyHint of="openRow" /> open
      {maySell && (
        <>
          <KeyHint of="emailRow" /> email
          <KeyHint of="callRow" /> call
        </>
      )}
    </span>
  );
}
