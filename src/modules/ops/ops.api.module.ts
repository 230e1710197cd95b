import { Module } from '@nestjs/common';
import { AuditController } from './http/audit.controller.js';
import { BoardGuard } from './http/board/board-guard.js';
import { BoardMount } from './http/board/board.mount.js';
import { JobsController } from './http/jobs.controller.js';
import { OpsBoardTicket } from './http/ops-board.ticket.js';
import { QueuesController } from './http/queues.controller.js';
import { OpsModule } from './ops.module.js';
import { QueuesTopic } from './realtime/queues.topic.js';

@Module({
  imports: [OpsModule],
  controllers: [JobsController, QueuesController, AuditController],
  providers: [QueuesTopic, OpsBoardTicket, BoardGuard, BoardMount],
})
export class OpsApiModule {}
