import { Module } from '@nestjs/common';
import { ProposalController } from './http/proposal.controller.js';
import { PlanningModule } from './planning.module.js';
import { PlanningTopic } from './realtime/planning.topic.js';

@Module({
  imports: [PlanningModule],
  providers: [PlanningTopic],
  controllers: [ProposalController],
})
export class PlanningApiModule {}
