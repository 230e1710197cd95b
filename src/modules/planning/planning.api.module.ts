import { Module } from '@nestjs/common';
import { PinController } from './http/pin.controller.js';
import { ProposalController } from './http/proposal.controller.js';
import { PlanningModule } from './planning.module.js';
import { PlanningTopic } from './realtime/planning.topic.js';

@Module({
  imports: [PlanningModule],
  providers: [PlanningTopic],
  controllers: [PinController, ProposalController],
})
export class PlanningApiModule {}
