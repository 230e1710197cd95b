import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict, invalidFields } from '#kernel/domain-error.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import type { FieldChange } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { Versions } from '#platform/history/versions.js';
import type { BranchView } from '../../contract/branch.view.js';
import { BRANCH_ERRORS, BRANCH_MESSAGES } from '../../contract/branch-terms.js';
import { FUTURE_OPERATIONS } from '../../ports/future-operations.js';
import type { FutureOperations } from '../../ports/future-operations.js';
import { branchFieldsOf, branchViewOf } from '../../persistence/branch.mapper.js';
import { BranchRepository } from '../../persistence/branch.repository.js';
import type { Branch } from '../../branch.js';
import { TimezoneRepository } from '../../persistence/timezone.repository.js';
import { TokenSeal } from '../../sealing/token-seal.js';
import { requireListedZone } from '../../domain/listed-zones.js';
import { UpdateBranchCommand } from './update-branch.command.js';

@CommandHandler(UpdateBranchCommand)
export class UpdateBranchHandler implements ICommandHandler<UpdateBranchCommand> {
  constructor(
    private readonly branches: BranchRepository,
    private readonly timezones: TimezoneRepository,
    private readonly tokens: TokenSeal,
    private readonly history: History,
    private readonly versions: Versions,
    @Inject(FUTURE_OPERATIONS) private readonly operations: readonly FutureOperations[],
  ) {}

  async execute({ branchId, branch }: UpdateBranchCommand): Promise<BranchView> {
    const before = await this.lock(branchId, branch.timezone);
    const after: Branch = {
      id: branchId,
      ...branchFieldsOf(branch, before),
      sealedRefreshToken: this.token(before, branch.outboundRefreshToken),
      version: before.version,
    };
    if (after.active && after.sealedRefreshToken === null) {
      throw invalidFields([{ path: 'outboundRefreshToken', message: BRANCH_MESSAGES.token }]);
    }
    const changes = changesOf(before, after);
    const subject = { entity: 'branch', entityId: branchId };
    if (changes.length > 0) {
      await this.versions.require(
        { ...subject, version: before.version },
        branch.expectedVersion,
        async () => ({ branch: branchViewOf(before) }),
      );
    }
    if (after.timezone !== before.timezone) await this.refuseWithOperations(branchId);
    const hasChanged = changes.length > 0;
    const saved = { ...after, version: before.version + (hasChanged ? 1 : 0) };
    // Even so an address that has no position yet is looked up again.
    await this.branches.update(saved);
    if (hasChanged) await this.history.record({ ...subject, type: 'UPDATED', changes });
    return branchViewOf(saved);
  }

  /** First the zone, if it is to change, so that nobody who writes in it waits for the row. */
  private async lock(branchId: string, timezone: string): Promise<Branch> {
    const known = await this.branches.timezoneOf(branchId);
    requireListedZone(timezone, known);
    if (known !== timezone) await this.timezones.take(branchId);
    return this.branches.lock(branchId);
  }

  /** Not sent: the stored one stays; blank: none from now on. */
  private token({ id, sealedRefreshToken }: Branch, sent?: string | null): string | null {
    if (sent === undefined) return sealedRefreshToken;
    return sent ? this.tokens.seal(id, sent) : null;
  }

  private async refuseWithOperations(branchId: string): Promise<void> {
    // Taken already, unless somebody changed it a moment ago.
    await this.timezones.take(branchId);
    for (const future of this.operations) {
      if (await future.existAt(branchId))
        throw conflict('BRANCH_HAS_OPERATIONS', BRANCH_ERRORS.BRANCH_HAS_OPERATIONS);
    }
  }
}

/** The trail shows that the token changed, never what it is. */
function changesOf(before: Branch, after: Branch): FieldChange[] {
  const changes = fieldChanges(branchViewOf(before), branchViewOf(after));
  return before.sealedRefreshToken === after.sealedRefreshToken
    ? changes
    : [...changes, { field: 'outboundRefreshToken', before: null, after: null }];
}
