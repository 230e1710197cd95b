import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { invalidFields } from '#kernel/domain-error.js';
import type { SaveCustomerDto } from '../../contract/save-customer.dto.js';
import { versionOf } from '../../contract/version.js';
import { activityInside } from '../../contract/work-on-wire.js';
import type { SaveKnownActivityDto } from '../../contract/save-move.dto.js';
import { DriveRefresh } from '../drive-refresh.js';
import { KeptBranches } from '../kept-branches.js';
import { guardActivity, requireUntrucked } from '../../domain/changes/activity-guard.js';
import { requireComplete } from '../body-faults.js';
import { changedActivity } from '../../domain/changes/changed-activity.js';
import { contactValues, metaValues } from '../../domain/changes/changed-customer.js';
import { requireWindowsOn } from '../../domain/changes/changed-windows.js';
import { requirePreSave } from '../../domain/changes/pre-save.js';
import { ActivityLookups } from '../../lookups/activity-lookups.js';
import { CustomerReferences } from '../../lookups/customer-references.js';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { UpdateCustomerCommand } from './update-customer.command.js';
import type { Activity } from '../../domain/activity.js';
import { activityOf } from '../../domain/move.js';
import type { Move } from '../../domain/move.js';

@CommandHandler(UpdateCustomerCommand)
export class UpdateCustomerHandler implements ICommandHandler<UpdateCustomerCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly branches: KeptBranches,
    private readonly lookups: ActivityLookups,
    private readonly references: CustomerReferences,
    private readonly saver: MoveSaver,
    private readonly drives: DriveRefresh,
  ) {}

  async execute({ customerId, body }: UpdateCustomerCommand): Promise<number> {
    requireOther(customerId, body);
    const before = await this.session.claim({ customerId, version: versionOf(body.nounce) });
    const planned = await this.planned(before, body);
    guard(before, planned);
    requireWindowsOn(before, planned);
    requirePreSave(planned);
    const after = {
      ...planned,
      activities: await this.lookups.complete(before, planned),
    };
    await this.references.requireNewlyNamed(before.customer, after.customer);
    const version = await this.saver.save(before, after, { type: 'UPDATED' });
    // All drives begin and end elsewhere, also those of activities that nobody sent.
    if (before.branch.id !== after.branch.id) await this.drives.start(before, after);
    return version;
  }

  private async planned(before: Move, body: SaveCustomerDto): Promise<Move> {
    const branchId = body.branchId ?? before.customer.branchId;
    const branch =
      branchId === before.branch.id ? before.branch : await this.branches.get(branchId);
    const customer = {
      ...before.customer,
      ...contactValues(body),
      ...metaValues(body.move?.meta ?? {}),
      branchId,
    };
    const bodies = body.move?.activities ?? [];
    requireOnceEach(bodies);
    for (const { _id } of bodies) activityOf(before, _id);
    const activities = before.activities.map((stored) => {
      const index = bodies.findIndex(({ _id }) => _id === stored.id);
      const path = `move.activities.${index}`;
      return planOne(stored, bodies[index], { from: before.branch, to: branch, path });
    });
    return { customer, branch, activities };
  }
}

/** An activity that is not sent is left alone, but moves along to another branch. */
function planOne(
  stored: Activity,
  sent: SaveKnownActivityDto | undefined,
  context: Parameters<typeof changedActivity>[2],
): Activity {
  if (!sent && context.from.id === context.to.id) return stored;
  const activity = changedActivity(stored, activityInside(sent ?? {}), context);
  const { from, to, path } = context;
  if (sent) {
    requireComplete({ activity: stored, branch: from }, { activity, branch: to }, sent, path);
  }
  return activity;
}

/** @throws DomainError 400: a customer cannot be the move before their own */
function requireOther(customerId: string, { previousContractId }: SaveCustomerDto): void {
  if (previousContractId !== customerId) return;
  const message = 'The move before this one is another customer';
  throw invalidFields([{ path: 'previousContractId', message }]);
}

/** @throws DomainError 400: with two bodies for one activity it is unclear which is meant */
function requireOnceEach(bodies: readonly SaveKnownActivityDto[]): void {
  const index = bodies.findIndex(
    ({ _id }, at) => bodies.findIndex((other) => other._id === _id) < at,
  );
  if (index < 0) return;
  const path = `move.activities.${index}._id`;
  throw invalidFields([{ path, message: 'This activity stands twice in the list' }]);
}

function guard(before: Move, planned: Move): void {
  if (before.branch.id !== planned.branch.id) requireUntrucked(before.activities);
  for (const activity of planned.activities) {
    guardActivity(activityOf(before, activity.id), activity);
  }
}
