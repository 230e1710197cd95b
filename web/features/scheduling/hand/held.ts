import type { BoardBlock } from '../board/board-block';
import type { RowId } from '../cache/place';

/** A block in the hand, and by what: it decides how it is put down again. */
export interface Held {
  block: BoardBlock;
  branchId: string;
  isCustomerActive: boolean;
  by: 'pointer' | 'keys' | 'click';
  /** The row over which it hangs. */
  over: RowId | null;
}
