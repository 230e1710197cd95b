import type { BoardBlock } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import type { RowId } from '../model/operation-place';
import type { DraggedMover } from '../model/crew-place';
import { DragSessionStore, type DragSession } from './drag-session';
import { Cell } from './cell';
import { cutOff } from './cut-off';
import type { Touches } from '../model/touches';
import type { UndoStack } from './undo-stack';

/** Puts a block on a row; resolves to whether the server agreed. */
export type PlaceBlock = (block: BoardBlock, row: RowId) => Promise<boolean>;

/** What a board is set up with. */
export interface BoardOptions {
  key: DayKey;
  /** Whether this person may move blocks here. */
  mayMove: boolean;
  /** Whether this person may plan crews and trucks here. */
  mayPlan?: boolean;
  /** Only this customer's blocks are moved here. */
  onlyCustomer?: string;
  undo: UndoStack;
  touches: Touches;
  place: PlaceBlock;
}

/** Who changed something, by the id of what was changed. */
export type ChangedBy = ReadonlyMap<string, string>;

/** What one open board keeps outside of React, shared by its rows and blocks. */
export class BoardController {
  readonly drag = new DragSessionStore();
  readonly model = new Cell<BoardModel | null>(null);
  /** The operation whose popup is open. */
  readonly open = new Cell<string | null>(null);
  /** What others changed a moment ago. */
  readonly changedBy = new Cell<ChangedBy>(new Map());
  /** What the walk through the marks stands on: an operation or a truck. */
  readonly marked = new Cell<string | null>(null);
  /** The person on the way to a seat or a zone. */
  readonly draggedMover = new Cell<DraggedMover | null>(null);
  /** Blocks whose names don't contain this fade; lower case. */
  readonly sought = new Cell('');
  /** The block or person that gets the focus as soon as it is drawn in its new place. */
  focusNext: string | null = null;

  constructor(private readonly given: BoardOptions) {}

  get key(): DayKey {
    return this.given.key;
  }

  get mayMove(): boolean {
    return this.given.mayMove;
  }

  get mayPlan(): boolean {
    return this.given.mayPlan ?? false;
  }

  mayLift({ booking }: BoardBlock): boolean {
    const { mayMove, onlyCustomer } = this.given;
    const isTheirs = !onlyCustomer || booking.metaData.customerId === onlyCustomer;
    return mayMove && isTheirs && cutOff() === null;
  }

  /** Whether the block stands out among those of others. */
  isOwn({ booking }: BoardBlock): boolean {
    return booking.metaData.customerId === this.given.onlyCustomer;
  }

  /** Who else was the last to change what. */
  get touches(): Touches {
    return this.given.touches;
  }

  get undo(): UndoStack {
    return this.given.undo;
  }

  place(block: BoardBlock, row: RowId): Promise<boolean> {
    return this.given.place(block, row);
  }

  lift(block: BoardBlock, by: DragSession['by']): void {
    this.open.set(null);
    this.drag.start({
      block,
      branchId: this.key.branchId,
      isCustomerActive: this.isActive(block),
      by,
      over: null,
    });
  }

  private isActive(block: BoardBlock): boolean {
    const { customerId } = block.booking.metaData;
    const customer = this.model.get()?.view.customers.find(({ _id }) => _id === customerId);
    return (customer?.status ?? 'active') === 'active';
  }
}
