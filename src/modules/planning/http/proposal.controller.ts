import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Query,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { ApplyProposalCommand } from '../commands/apply-proposal/apply-proposal.command.js';
import { CreateProposalCommand } from '../commands/create-proposal/create-proposal.command.js';
import { CreateRepairCommand } from '../commands/create-repair/create-repair.command.js';
import { DeleteProposalCommand } from '../commands/delete-proposal/delete-proposal.command.js';
import { FindFix } from '../commands/find-fix.js';
import { UndoProposalCommand } from '../commands/undo-proposal/undo-proposal.command.js';
import {
  ApplyProposalDto,
  CheckProposalDto,
  CreateProposalDto,
  ProposalsQueryDto,
} from '../contract/proposal.dto.js';
import { DEFAULT_SEED } from '../contract/proposal-terms.js';
import type { AppliedView, CheckedView, ProposalView } from '../contract/proposal.view.js';
import { proposalStale } from '../refusals.js';
import { CheckProposalQuery } from '../queries/check-proposal/check-proposal.query.js';
import { GetProposalQuery } from '../queries/get-proposal/get-proposal.query.js';
import { ListProposalsQuery } from '../queries/list-proposals/list-proposals.query.js';
import { toProposal } from '../queries/to-proposal.js';

import { fixCauseOf, repairCauseOf } from './causes.js';

/** What the desk proposes for a day. */
@ApiTags('planning')
@Requires('dispatch')
@Controller('planning/proposals')
export class ProposalController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly fixes: FindFix,
  ) {}

  /** Proposes what mends a mark of a day, or begins to work out what repairs it. */
  @Post()
  @HttpCode(201)
  async create(
    @Body() { branchId, date, kind, cause, seed }: CreateProposalDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposalView> {
    const at = { branchId, day: date, seed: seed ?? DEFAULT_SEED };
    if (kind === 'fix') {
      const wanted = { ...at, cause: fixCauseOf(cause) };
      const read = await this.fixes.dayOf(wanted);
      const same = await this.fixes.underWay(wanted);
      if (same) return toProposal(same);
      const found = await this.fixes.on(read, wanted.cause);
      return this.commands.execute(new CreateProposalCommand(wanted, found));
    }
    const repair = new CreateRepairCommand({ ...at, cause: repairCauseOf(cause) });
    const proposal = await this.commands.execute(repair);
    void reply.status(HttpStatus.ACCEPTED);
    return proposal;
  }

  /** Lists the proposals of a day, newest first. */
  @Get()
  list(@Query() { branchId, date }: ProposalsQueryDto): Promise<ProposalView[]> {
    return this.queries.execute(new ListProposalsQuery(branchId, date));
  }

  /** Shows a proposal. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) proposalId: string): Promise<ProposalView> {
    return this.queries.execute(new GetProposalQuery(proposalId));
  }

  /** Tells what an option comes to without some of its steps. */
  @Post(':id/check')
  @HttpCode(200)
  check(
    @Param('id', ObjectIdPipe) proposalId: string,
    @Body() { option, leaveOut }: CheckProposalDto,
  ): Promise<CheckedView> {
    return this.queries.execute(new CheckProposalQuery(proposalId, option, leaveOut ?? []));
  }

  /** Does an option's steps, all of them or none. */
  @Post(':id/apply')
  @HttpCode(200)
  async apply(
    @Param('id', ObjectIdPipe) proposalId: string,
    @Body() { option, version, leaveOut, agreed }: ApplyProposalDto,
  ): Promise<AppliedView> {
    const wanted = { proposalId, option, version, leaveOut: leaveOut ?? [], agreed: agreed ?? {} };
    const answer = await this.commands.execute(new ApplyProposalCommand(wanted));
    if ('refused' in answer) throw proposalStale(answer);
    return answer;
  }

  /** Takes an applied proposal back, all of it or nothing. */
  @Post(':id/undo')
  @HttpCode(200)
  undo(@Param('id', ObjectIdPipe) proposalId: string): Promise<ProposalView> {
    return this.commands.execute(new UndoProposalCommand(proposalId));
  }

  /** Removes a proposal that is not applied. */
  @Delete(':id')
  async remove(@Param('id', ObjectIdPipe) proposalId: string): Promise<Record<string, never>> {
    await this.commands.execute(new DeleteProposalCommand(proposalId));
    return {};
  }
}
