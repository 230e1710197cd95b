import { plusHours } from '../../../../src/kernel/time-window';
import type { OperationView } from '../../../../src/modules/moves/contract/activity.view';

/** What is carried while an operation is dragged onto the board of its day. */
export interface OperationDragData extends Record<string | symbol, unknown> {
  kind: 'operation';
  operationId: string;
  customerId: string;
  branchId: string;
  nounce: string;
  /** Instants, half-open: the whole booking with both drives. */
  window: { start: string; end: string };
  requiresLift: boolean;
}

/** Dragging says where the operation is in time; its truck is what the drop decides. */
export function operationDragData(
  operation: OperationView,
  customer: { _id: string; branchId: string; nounce: string },
  requiresLift: boolean,
): OperationDragData {
  const { bookingStart, bookingDuration } = operation.bookingEnvelope;
  return {
    kind: 'operation',
    operationId: operation._id,
    customerId: customer._id,
    branchId: customer.branchId,
    nounce: customer.nounce,
    window: {
      start: bookingStart,
      end: plusHours(new Date(bookingStart), bookingDuration).toISOString(),
    },
    requiresLift: requiresLift || operation.requiresLift,
  };
}
