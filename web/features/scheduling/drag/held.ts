import type { RowId } from '../model/place';
import type { Lifted } from '../model/verdict';

/** A block in the hand, and by what: it decides how it is put down again. */
export interface Held extends Lifted {
  by: 'pointer' | 'keys' | 'click';
  /** The row over which it hangs. */
  over: RowId | null;
}
