import { Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { BRANCH_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { CreateBranchCommand } from '../commands/create-branch/create-branch.command.js';
import { UpdateBranchCommand } from '../commands/update-branch/update-branch.command.js';
import { BranchListQueryDto } from '../contract/branch-list.query.dto.js';
import { BranchDto } from '../contract/branch.dto.js';
import type { BranchView } from '../contract/branch.view.js';
import { CreateBranchDto } from '../contract/create-branch.dto.js';
import { GetBranchViewQuery } from '../queries/get-branch-view/get-branch-view.query.js';
import { ListBranchesQuery } from '../queries/list-branches/list-branches.query.js';

const seesEmailSettings = (): boolean => currentActor().roles.includes('admin');

@Controller('branch')
export class BranchController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the branches by name. */
  @Get()
  @Requires('read')
  @ReducedTo(BRANCH_SHOWN)
  list(@Query() { includeInactive = false }: BranchListQueryDto): Promise<BranchView[]> {
    return this.queries.execute(new ListBranchesQuery(includeInactive, seesEmailSettings()));
  }

  /** Shows a branch. */
  @Get(':id')
  @Requires('read')
  @ReducedTo(BRANCH_SHOWN)
  get(@Param('id', ObjectIdPipe) id: string): Promise<BranchView> {
    return this.queries.execute(new GetBranchViewQuery(id, seesEmailSettings()));
  }

  /** Opens a branch. */
  @Post()
  @Requires('admin')
  @HttpCode(200)
  create(@Body() branch: CreateBranchDto): Promise<BranchView> {
    return this.commands.execute(new CreateBranchCommand(branch));
  }

  /** Changes a branch. */
  @Put(':id')
  @Requires('admin')
  update(@Param('id', ObjectIdPipe) id: string, @Body() branch: BranchDto): Promise<BranchView> {
    return this.commands.execute(new UpdateBranchCommand(id, branch));
  }
}
