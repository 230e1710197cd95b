import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { COLLEAGUE_SHOWN, SELF_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import type { EndedSessionsView } from '#modules/access/contract/session.view.js';
import { CreateEmployeeCommand } from '../commands/create-employee/create-employee.command.js';
import { DeleteEmployeeCommand } from '../commands/delete-employee/delete-employee.command.js';
import { EndSessionsCommand } from '../commands/end-sessions/end-sessions.command.js';
import { UpdateEmployeeCommand } from '../commands/update-employee/update-employee.command.js';
import { EmployeeListQueryDto } from '../contract/employee-list.query.dto.js';
import { EmployeeDto } from '../contract/employee.dto.js';
import type { EmployeeSummaryView, EmployeeView } from '../contract/employee.view.js';
import { GetEmployeeQuery } from '../queries/get-employee/get-employee.query.js';
import { ListEmployeesQuery } from '../queries/list-employees/list-employees.query.js';

@Controller('employee')
export class EmployeeController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** Shows the caller. */
  @Get('self')
  @Requires('self')
  @ReducedTo(SELF_SHOWN)
  self(): Promise<EmployeeView | EmployeeSummaryView> {
    return this.queries.execute(new GetEmployeeQuery(currentActor().employeeId ?? ''));
  }

  /** Lists employees by last name. */
  @Get()
  @Requires('read')
  @ReducedTo(COLLEAGUE_SHOWN)
  list(
    @Query() { branch, filter, search }: EmployeeListQueryDto,
  ): Promise<EmployeeView[] | EmployeeSummaryView[]> {
    const branchId = branch && branch !== 'all' ? branch : null;
    return this.queries.execute(
      new ListEmployeesQuery({
        branchId,
        includeInactive: filter === 'all',
        search: search ?? '',
      }),
    );
  }

  /** Shows an employee. */
  @Get(':id')
  @Requires('read')
  @ReducedTo(SELF_SHOWN)
  get(@Param('id', ObjectIdPipe) id: string): Promise<EmployeeView | EmployeeSummaryView> {
    return this.queries.execute(new GetEmployeeQuery(id));
  }

  /** Hires an employee. */
  @Post()
  @HttpCode(201)
  @Requires('admin')
  create(@Body() employee: EmployeeDto): Promise<EmployeeView> {
    return this.commands.execute(new CreateEmployeeCommand(employee));
  }

  /** Changes an employee. */
  @Put(':id')
  @Requires('admin')
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() employee: EmployeeDto,
  ): Promise<EmployeeView> {
    return this.commands.execute(new UpdateEmployeeCommand(id, employee, employee.expectedVersion));
  }

  /** Deletes an employee, who then is inactive. */
  @Delete(':id')
  @Requires('admin')
  remove(@Param('id', ObjectIdPipe) id: string): Promise<EmployeeView> {
    return this.commands.execute(new DeleteEmployeeCommand(id));
  }

  /**
   * Signs an employee out everywhere.
   * @remarks At once, and whatever days they are planned for.
   */
  @Delete(':id/sessions')
  @Requires('admin')
  endSessions(@Param('id', ObjectIdPipe) id: string): Promise<EndedSessionsView> {
    return this.commands.execute(new EndSessionsCommand(id));
  }
}
