import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { isId } from '#kernel/ids.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { may } from '#modules/access/contract/permission-table.js';
import { GetReportQuery } from '../queries/get-report/get-report.query.js';

/** `report:{id}`: the state of a report, for its owner alone. */
@Injectable()
@LiveTopic('report')
export class ReportTopic implements TopicKind {
  constructor(private readonly queries: QueryBus) {}

  async mayWatch({ employeeId, roles }: Viewer, id: string): Promise<boolean> {
    if (!may(roles, 'admin') || !isId(id)) return false;
    try {
      await this.queries.execute(new GetReportQuery(id, employeeId));
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return false;
      throw error;
    }
  }
}
