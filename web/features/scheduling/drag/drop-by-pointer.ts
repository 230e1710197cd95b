import { OFF_BOARD } from '../model/place';
import type { Desk } from './board-controller';
import { cancelHeld, dropHeld } from './drop-on-row';

type Data = Record<string | symbol, unknown>;

const isRow = (desk: Desk, row: unknown): row is string =>
  row === OFF_BOARD || (desk.model.get()?.rows ?? []).some((known) => known === row);

/**
 * Puts down what the pointer held. A drop that resolves to no row of the board, or on something that
 * no operation can be dropped on, leaves it where it was and is told to the console. Source: product-2
 * section 8.
 * @param targets what lies under the pointer, the innermost first; nothing when the drag was cancelled
 */
export function dropByPointer(
  desk: Desk,
  operationId: string,
  targets: readonly { data: Data }[],
): void {
  const data = targets[0]?.data;
  if (data && isRow(desk, data.row)) {
    dropHeld(desk, data.row);
    return;
  }
  if (data && 'row' in data) console.error(`Error relisting operation: ${operationId}`);
  else if (data) console.warn(`Unknown drag combination: operation to ${Object.keys(data).join()}`);
  cancelHeld(desk);
}
