import { Module } from '@nestjs/common';
import { JobsController } from './http/jobs.controller.js';
import { OpsBoardTicket } from './http/ops-board.ticket.js';
import { OpsModule } from './ops.module.js';

@Module({ imports: [OpsModule], controllers: [JobsController], providers: [OpsBoardTicket] })
export class OpsApiModule {}
