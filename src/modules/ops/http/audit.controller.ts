import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { currentActor } from '#platform/actor/actor.js';
import { Requires } from '#platform/http/requires.js';
import { AuditQueryDto } from '../contract/audit.query.dto.js';
import type { AuditView } from '../contract/audit.view.js';
import { ListAuditEventsQuery } from '../queries/list-audit-events/list-audit-events.query.js';

/** Who changed what and when, of everything. */
@Controller('audit')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists who changed what, a page at a time. */
  @Get()
  @LimitPerPerson(COSTLY.list)
  @Requires('admin')
  list(@Query() criteria: AuditQueryDto): Promise<AuditView> {
    return this.queries.execute(new ListAuditEventsQuery(criteria, currentActor().employeeId));
  }
}
