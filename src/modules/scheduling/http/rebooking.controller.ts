import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { invalidFields } from '#kernel/domain-error.js';
import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { Undoing } from '#platform/history/undoing.js';
import { nounceOf, versionOf } from '#modules/moves/contract/version.js';
import type { ReworkActivityDto } from '#modules/moves/contract/activity.dto.js';
import { GetActivityQuery, ReckonReworkQuery } from '#modules/moves/index.js';
import type { Rework } from '#modules/moves/index.js';
import { RebookActivityCommand } from '../commands/rebook-activity/rebook-activity.command.js';
import { RebookActivityDto } from '../contract/rebook-activity.dto.js';
import type { RebookOperationDto } from '../contract/rebook-activity.dto.js';
import type { RebookedView } from '../contract/retiming.view.js';
import { startChangesIn, toActivity } from './taken-back.js';

/** Whole activities on other days or at other hours. */
@ApiTags('activities')
@Requires('sell')
@Controller('move/activity')
export class RebookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly undoing: Undoing,
  ) {}

  /** Takes an activity off its trucks and books it on a day, in one. */
  @Post(':activityId/rebook')
  @HttpCode(200)
  async rebook(
    @Param('activityId', ObjectIdPipe) activityId: string,
    @Body() body: RebookActivityDto,
  ): Promise<RebookedView> {
    const { customerNounce, activityDay, activity: changes, operations, expect, undoes } = body;
    if (!changes) requireStarts(operations);
    const left = await this.undoing.begin(undoes, toActivity(activityId));
    const ids = operations.map(({ _id }) => _id);
    const parts = operations.map(({ _id, start, duration, truck, unassigned }) => ({
      operationId: _id,
      start,
      duration,
      truckId: truck,
      unassigned,
    }));
    const { customerId, version, bookings } = await this.commands.execute(
      new RebookActivityCommand(
        activityId,
        versionOf(customerNounce),
        activityDay,
        parts,
        changes && (await this.rework(activityId, changes)),
        expect,
        startChangesIn(left, ids),
      ),
    );
    const activity = await this.queries.execute(new GetActivityQuery(customerId, activityId));
    return { nounce: nounceOf(version), activity, bookings };
  }

  /** The drives of new stops are asked for before the transaction. */
  private async rework(activityId: string, body: ReworkActivityDto): Promise<Rework> {
    const drives = await this.queries.execute(new ReckonReworkQuery(activityId, body));
    return { body, drives };
  }
}

/** @throws 400 */
function requireStarts(operations: readonly RebookOperationDto[]): void {
  const faults = operations.flatMap(({ start }, index) =>
    start === undefined ? [{ path: `operations.${index}.start`, message: REQUIRED_MESSAGE }] : [],
  );
  if (faults.length > 0) throw invalidFields(faults);
}
