import { DomainError } from '#kernel/domain-error.js';
import { versionOf } from '#modules/moves/contract/version.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import {
  CancelCustomerCommand,
  GetCustomerQuery,
  UpdateCustomerCommand,
} from '#modules/moves/index.js';
import { AssignOperationCommand, UnassignOperationCommand } from '#modules/scheduling/index.js';
import type { PlannedMove } from './day-plan.js';
import type { DemoContext } from './seed-customer.js';

const BOOKED = new Set(['done', 'confirmed', 'booked', 'partial', 'reconfirm']);

/** Books the move as its story asks. If the slot is taken after all, the move stays unbooked. */
export async function bookMove(
  context: DemoContext,
  plan: PlannedMove,
  customer: CustomerView,
): Promise<void> {
  const [operation] = customer.move.activities[0]?.operations ?? [];
  if (!operation) return;
  const { commands, branch, work } = context;
  const inService = branch.trucks.filter((truck) => truck.inService);
  const truck = inService[plan.truck % inService.length];
  if (BOOKED.has(plan.story) && truck) {
    const book = new AssignOperationCommand(
      branch.id,
      operation._id,
      truck._id,
      versionOf(customer.nounce),
    );
    await unlessRefused(() => work.orNothing(() => commands.execute(book)));
  }
  if (plan.story === 'unassigned') {
    const row = new UnassignOperationCommand(
      branch.id,
      operation._id,
      versionOf(customer.nounce),
      true,
    );
    await unlessRefused(() => work.orNothing(() => commands.execute(row)));
  }
}

/** What happened after the move, or instead of it. */
export async function endMove(
  context: DemoContext,
  plan: PlannedMove,
  customerId: string,
): Promise<void> {
  const { commands, queries } = context;
  if (plan.story !== 'done' && plan.story !== 'cancelled') return;
  const { nounce, move } = await queries.execute(new GetCustomerQuery(customerId));
  if (plan.story === 'cancelled') {
    await commands.execute(
      new CancelCustomerCommand(customerId, versionOf(nounce), 'Plans have changed.'),
    );
    return;
  }
  const estimate = move.meta.curTotalEstimate ?? 0;
  const actualPrice = Math.round(estimate * (0.9 + ((plan.truck * 7) % 5) / 20));
  const meta = { actualPrice };
  await commands.execute(new UpdateCustomerCommand(customerId, { nounce, move: { meta } }));
}

/** What the rules refuse is left as it is. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
