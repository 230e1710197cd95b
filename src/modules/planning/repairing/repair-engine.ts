import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { besideTheRequest } from '#platform/actor/actor.js';
import { SideProcesses } from '#platform/side-process/side-processes.js';
import { FinishRepairCommand } from '../commands/finish-repair/finish-repair.command.js';
import { NOT_IN_STATE } from '../contract/proposal-terms.js';
import type { OptionView } from '../contract/proposal.view.js';
import type { RepairTask } from '../domain/repair/repair-day.js';
import type { StoredProposal } from '../persistence/proposal.repository.js';

const OPTIONS = { processes: 1, waiting: 50, timeMs: 8_000, memoryMb: 256 };

/** Works out repairs in a process of its own, so that nobody waits for it. */
@Injectable()
export class RepairEngine implements OnApplicationShutdown {
  private readonly logger = new Logger(RepairEngine.name);
  private readonly pool = new SideProcesses<RepairTask, OptionView[]>(
    new URL('./repair-process.js', import.meta.url),
    OPTIONS,
  );

  constructor(private readonly commands: CommandBus) {}

  begin(proposal: StoredProposal, task: RepairTask): void {
    void besideTheRequest(() => this.finish(proposal, task));
  }

  /** Waits for the ways to repair a day. */
  work(task: RepairTask, lane: string): Promise<OptionView[]> {
    return this.pool.run(task, lane);
  }

  private async finish({ id, body }: StoredProposal, task: RepairTask): Promise<void> {
    try {
      const done = { ...body, options: await this.work(task, id) };
      await this.commands.execute(new FinishRepairCommand(id, done, null));
    } catch (error) {
      this.logger.warn(error);
      await this.commands
        .execute(new FinishRepairCommand(id, body, NOT_IN_STATE.failed))
        .catch((fault: unknown) => this.logger.error(fault));
    }
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
