import { nanoid } from '@reduxjs/toolkit';
import type { BoardBlock } from '../model/board-block';
import { isActiveOn, type BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import type { RowId } from '../model/operation-place';
import { pageStore } from '../../../shared/store';
import { BoardDrag } from './board-drag';
import { boardShows, boardViewIn, type BoardView } from './board-view-slice';
import { cutOff } from './cut-off';
import type { DragSession } from './drag-slice';
import type { LastEditors } from '../model/last-editors';
import type { UndoStack } from './undo-stack';
import type { LinkBlocks } from './use-linking';
import type { RetimeBlock } from './use-retiming';

/** Puts a block on a row; resolves to whether the server agreed. */
export type PlaceBlock = (block: BoardBlock, row: RowId) => Promise<boolean>;

/** What a board is set up with. */
export interface BoardOptions {
  key: DayKey;
  /** Whether this person may move blocks here. */
  mayMove: boolean;
  /** Whether this person may plan crews and trucks here. */
  mayPlan?: boolean;
  /** Whether this person dispatches, here or elsewhere. */
  mayDispatch: boolean;
  /** Only this customer's blocks are moved here. */
  onlyCustomer?: string;
  undo: UndoStack;
  lastEditors: LastEditors;
  place: PlaceBlock;
  /** Undefined if blocks keep their hours. */
  retime?: RetimeBlock;
  /** Undefined if trucks keep their ways. */
  link?: LinkBlocks;
}

/**
 * What can be done on one open board, for its rows and blocks; what it shows is in the page's
 * state.
 */
export class BoardController {
  /** The board's key in the state. */
  readonly id = nanoid();
  readonly drag = new BoardDrag(this.id);
  /** The day as it was last drawn, for what happens between two renders. */
  model: BoardModel | null = null;
  /** The block or person that gets the focus as soon as it is drawn in its new place. */
  focusNext: string | null = null;

  constructor(private readonly given: BoardOptions) {}

  get key(): DayKey {
    return this.given.key;
  }

  get mayMove(): boolean {
    return this.given.mayMove;
  }

  get mayDispatch(): boolean {
    return this.given.mayDispatch;
  }

  get mayPlan(): boolean {
    return this.given.mayPlan ?? false;
  }

  mayLift({ booking }: BoardBlock): boolean {
    const { mayMove, onlyCustomer } = this.given;
    const isTheirs = !onlyCustomer || booking.metaData.customerId === onlyCustomer;
    return mayMove && isTheirs && cutOff() === null;
  }

  /** Whether the block is highlighted among those of others. */
  isOwn({ booking }: BoardBlock): boolean {
    return booking.metaData.customerId === this.given.onlyCustomer;
  }

  /** Who else last changed what. */
  get lastEditors(): LastEditors {
    return this.given.lastEditors;
  }

  get undo(): UndoStack {
    return this.given.undo;
  }

  place(block: BoardBlock, row: RowId): Promise<boolean> {
    return this.given.place(block, row);
  }

  get retime(): RetimeBlock | undefined {
    return this.given.retime;
  }

  get link(): LinkBlocks | undefined {
    return this.given.link;
  }

  get view(): BoardView {
    return boardViewIn(pageStore().getState(), this.id);
  }

  show(shown: Partial<BoardView>): void {
    pageStore().dispatch(boardShows({ board: this.id, ...shown }));
  }

  lift(block: BoardBlock, by: DragSession['by']): void {
    const isCustomerActive = this.model === null || isActiveOn(this.model, block);
    this.drag.start({ block, branchId: this.key.branchId, isCustomerActive }, by);
  }
}
