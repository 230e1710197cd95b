import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { newId } from '#kernel/ids.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { ProposalChanges } from '../live/proposal-changes.js';
import { ProposalRepository } from '../persistence/proposal.repository.js';
import type { StoredProposal } from '../persistence/proposal.repository.js';
import { FindFix, nothingYet } from './find-fix.js';
import type { WantedFix } from './find-fix.js';
import { RepairEngine } from '../repairing/repair-engine.js';
import { CreateRepairCommand } from './create-repair/create-repair.command.js';
import type { RefusedSteps } from './step-writer.js';

/** A new proposal in the place of one that the day has left behind. */
@Injectable()
export class Replacing {
  constructor(
    private readonly commands: CommandBus,
    private readonly proposals: ProposalRepository,
    private readonly changes: ProposalChanges,
    private readonly fixes: FindFix,
    private readonly engine: RepairEngine,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async of(stale: StoredProposal, refused: RefusedSteps): Promise<RefusedSteps> {
    // Before the new one: as long as this one computes, it is what who asks for the same is given.
    await this.proposals.setStale(stale.id);
    this.db.afterCommit(() => this.engine.stop(stale.id));
    await this.proposals.setReplacedBy(stale.id, await this.replacement(stale));
    this.changes.told(await this.proposals.get(stale.id));
    return refused;
  }

  /** Null where there is nothing to do anymore. */
  private async replacement(stale: StoredProposal): Promise<string | null> {
    const { branchId, day, kind, cause, seed } = stale;
    const at = { branchId, day, seed };
    try {
      if (kind === 'repair') {
        return (await this.commands.execute(new CreateRepairCommand({ ...at, cause })))._id;
      }
      const { mark, id } = cause;
      if (!mark || id === undefined) return null;
      return await this.fixAgain({ ...at, cause: { mark, id } }, stale.body.words);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** It is worked out once the locks of this command are gone. */
  private async fixAgain(wanted: WantedFix, words: string): Promise<string> {
    const read = await this.fixes.dayOf(wanted);
    await this.proposals.takeTurn(wanted.branchId, wanted.day);
    const same = await this.fixes.underWay(wanted);
    if (same) return same.id;
    const id = newId();
    await this.proposals.add({
      ...{ ...wanted, id, kind: 'fix', state: 'computing', progress: 0, error: null },
      madeBy: currentActor().employeeId ?? '',
      madeAt: this.clock.now(),
      body: nothingYet(read, words),
    });
    this.changes.told(await this.proposals.get(id));
    this.db.afterCommit(() =>
      this.engine.beginFix(id, (signal) => this.fixes.on(read, wanted.cause, signal)),
    );
    return id;
  }
}
