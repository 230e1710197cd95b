/** What a block, or a row of the customer page's operations, carries while it is dragged. */
export interface OperationDrag {
  kind: 'booking' | 'operation';
  operationId: string;
}

export function operationDragOf(data: Record<string | symbol, unknown>): OperationDrag | null {
  const { kind, operationId } = data;
  const isOurs = kind === 'booking' || kind === 'operation';
  return isOurs && typeof operationId === 'string' ? { kind, operationId } : null;
}
