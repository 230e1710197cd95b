import { listen, pageStore } from '../../../shared/store';
import { rowOf, type RowId } from '../model/operation-place';
import type { Lifted } from '../model/verdict';
import { dragEnded, dragHovered, dragSessionIn, dragStarted, type DragSession } from './drag-slice';

/** A drag session with the block that is dragged, as it was lifted. */
export type Dragged = DragSession & Lifted;

/**
 * The one drag session of a board, or none: the state has its data, and the block itself is here.
 */
export class BoardDrag {
  private lifted: Lifted | null = null;

  /** @param board its key in the state */
  constructor(private readonly board: string) {}

  current = (): Dragged | null => {
    const session = dragSessionIn(pageStore().getState(), this.board);
    return session && this.lifted && { ...this.lifted, ...session };
  };

  start(lifted: Lifted, by: DragSession['by']): void {
    this.lifted = lifted;
    const { id: operationId, name, place } = lifted.block;
    const session: DragSession = { operationId, name, by, from: rowOf(place), over: null };
    pageStore().dispatch(dragStarted({ board: this.board, session }));
  }

  /** Called on each move of the pointer; only another row counts. */
  hover(over: RowId | null): void {
    const session = this.current();
    if (session && session.over !== over) {
      pageStore().dispatch(dragHovered({ board: this.board, over }));
    }
  }

  end(): void {
    if (this.current()) pageStore().dispatch(dragEnded({ board: this.board }));
  }

  /** Acts now, or as soon as nothing is dragged: what is dragged must not be torn away. */
  whenIdle(act: () => void): void {
    if (!this.current()) return act();
    const stop = listen({
      predicate: (_action, now) => dragSessionIn(now, this.board) === null,
      effect: () => {
        stop();
        act();
      },
    });
  }
}
