import type { ActualState } from '#modules/actuals/contract/actual-terms.js';
import type { GridSpan } from '../domain/grid.js';

/** How far a job is; times are instants, or `null` while unknown. */
export interface ProgressView {
  state: ActualState;
  leftYard: string | null;
  started: string | null;
  finished: string | null;
  backYard: string | null;
  /** When it should start by what is known now; `null` once it started. */
  expectedStart: string | null;
  /** The operation before on its truck, where that holds it up for more than a quarter of an hour. */
  waitsFor: string | null;
  /** From its start to its end, or to now: columns of the board; `null` before it starts. */
  span: GridSpan | null;
  /** When the job should end by what is known now. */
  expectedEnd: string | null;
  runningLate: boolean;
}

/** By how much a job may outlast its block: whole columns of the board. */
export type TailView = GridSpan;

/** Of a job of which nothing is known. */
export const NOT_BEGUN: ProgressView = {
  state: 'none',
  leftYard: null,
  started: null,
  finished: null,
  backYard: null,
  expectedStart: null,
  waitsFor: null,
  span: null,
  expectedEnd: null,
  runningLate: false,
};
