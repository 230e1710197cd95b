import type { ExpectedPlace } from '#modules/scheduling/contract/expectations.js';

/** Where an operation is on its day: on a truck, on the Unassigned row, or on no board at all. */
export type OperationPlace = ExpectedPlace;

/** A row of the board: a truck's id, or one of these two. */
export const UNASSIGNED_ROW = 'unassigned';
export const OFF_BOARD = 'none';
export type RowId = string;

export const rowOf = ({ truck, unassigned }: OperationPlace): RowId =>
  truck ?? (unassigned ? UNASSIGNED_ROW : OFF_BOARD);

export const placeOf = (row: RowId): OperationPlace => ({
  truck: row === UNASSIGNED_ROW || row === OFF_BOARD ? null : row,
  unassigned: row === UNASSIGNED_ROW,
});

export const isSamePlace = (a: OperationPlace, b: OperationPlace): boolean => rowOf(a) === rowOf(b);
