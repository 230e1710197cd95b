import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../shared/auth';
import { focusedRowId, focusRow, type ColumnsMenuProps } from '../../../shared/grid';
import { openingAt, type Opening } from '../../../shared/pages';
import { KeyHint, useShortcut } from '../../../shared/shortcuts';
import { focusPageSearch } from '../../../shared/ui';
import styles from './list.module.css';

/**
 * The arrows lead to the rows from anywhere on the page; letters write to the customer in the row, or
 * log a call with them (R-LIST-15).
 */
export function useRowKeys<Row>(grid: ColumnsMenuProps<Row>['api']): void {
  const navigate = useNavigate();
  const maySell = useMay('sell');
  const open = (opening: Opening): void => {
    const id = focusedRowId();
    if (id) void navigate(openingAt(id, opening));
  };
  useShortcut('goToRow', () => focusRow(grid));
  useShortcut('emailRow', () => open('email'), maySell);
  useShortcut('callRow', () => open('call'), maySell);
}

/** The same, and the slash leads to the search. */
export function useListKeys<Row>(grid: ColumnsMenuProps<Row>['api']): void {
  useRowKeys(grid);
  useShortcut('searchList', () => void focusPageSearch());
}

/** The list's keys, for those who use them. */
export function ListKeys(): JSX.Element {
  const maySell = useMay('sell');
  return (
    <span className={styles.keys} aria-hidden data-key-hint>
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
