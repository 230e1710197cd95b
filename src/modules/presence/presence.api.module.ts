import { Module } from '@nestjs/common';
import { RealtimeModule } from '#platform/realtime/realtime.module.js';
import { PresenceModule } from './presence.module.js';
import { BoardTopic } from './realtime/board.topic.js';
import { CustomerTopic } from './realtime/customer.topic.js';
import { PresenceGateway } from './realtime/presence.gateway.js';
import { ViewerAnnouncer } from './viewers/viewer-announcer.js';

@Module({
  imports: [PresenceModule, RealtimeModule],
  providers: [PresenceGateway, ViewerAnnouncer, BoardTopic, CustomerTopic],
})
export class PresenceApiModule {}
