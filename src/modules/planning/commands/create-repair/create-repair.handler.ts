import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { isDayOver } from '#kernel/local-date.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import type { ProposalView } from '../../contract/proposal.view.js';
import { withCause } from '../../domain/repair/cause.js';
import { notedOnly } from '../../domain/repair/repair-day.js';
import { begunOn } from '../../domain/repair/starts.js';
import type { RepairTask } from '../../domain/repair/repair-day.js';
import { ProposalChanges } from '../../live/proposal-changes.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { ReadPlanDay } from '../../queries/read-plan-day.js';
import { toProposal } from '../../queries/to-proposal.js';
import { RepairEngine } from '../../repairing/repair-engine.js';
import type { ToBody } from '../../repairing/repair-engine.js';
import { repairDrafts } from '../drafts.js';
import { takeOverText } from '../../contract/proposal-terms.js';
import { branchInactive, dayPast } from '../../refusals.js';
import { RepairTargets } from '../repair-targets.js';
import { CreateRepairCommand } from './create-repair.command.js';

@CommandHandler(CreateRepairCommand)
export class CreateRepairHandler implements ICommandHandler<CreateRepairCommand> {
  constructor(
    private readonly days: ReadPlanDay,
    private readonly targets: RepairTargets,
    private readonly proposals: ProposalRepository,
    private readonly engine: RepairEngine,
    private readonly changes: ProposalChanges,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ wanted }: CreateRepairCommand): Promise<ProposalView> {
    const { branchId, day, seed } = wanted;
    const read = await this.days.of(branchId, day);
    const madeAt = this.clock.now();
    const target = await this.targets.find(branchId, wanted.cause, read);
    if (!read.read.isActive) throw branchInactive();
    if (isDayOver(day, read.read.timezone, madeAt)) throw dayPast();
    const { cause, words } = target();
    const kind = 'repair' as const;
    await this.proposals.takeTurn(branchId, day);
    const same = await this.proposals.computing({ ...wanted, kind });
    if (same !== null) return toProposal(await this.proposals.get(same));
    const task: RepairTask = { day: read.plan, cause, seed };
    const noted = notedOnly(task);
    const id = newId();
    const now = { ...noted.now, steps: [...noted.nowSteps] };
    const [begun] = begunOn(withCause(read.plan, cause), cause);
    const toBody: ToBody = ({ options, rejected }) => ({
      words: begun && options.length === 0 ? takeOverText(words, begun.name) : words,
      now,
      options: options.map((one) => ({ ...one, drafts: repairDrafts(read, one.steps) })),
      rejected,
    });
    await this.proposals.add({
      ...{ ...wanted, id, kind, madeAt, progress: 0 },
      state: 'computing',
      error: null,
      madeBy: currentActor().employeeId ?? '',
      body: { words, now, options: [], rejected: [] },
    });
    const stored = await this.proposals.get(id);
    this.changes.told(stored);
    this.db.afterCommit(() => this.engine.begin(id, task, toBody));
    return toProposal(stored);
  }
}
