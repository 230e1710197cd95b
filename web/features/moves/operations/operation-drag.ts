/** What is carried while an operation is dragged onto the board of its day. */
export interface OperationDragData extends Record<string | symbol, unknown> {
  kind: 'operation';
  /** As the page knows it, see `operationKey`. The board knows what it is, and when. */
  operationId: string;
}

export const operationDragData = (operationId: string): OperationDragData => ({
  kind: 'operation',
  operationId,
});
