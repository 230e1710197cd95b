import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { provideConfig } from '../config/load-config.js';
import { LiveListener } from './live-listener.js';
import { LiveGateway } from './live.gateway.js';
import { RealtimeConfig } from './realtime.config.js';
import { SocketChecks } from './socket-checks.js';
import { SocketIdentities } from './socket-identities.js';
import { SocketMetrics } from './socket-metrics.js';
import { SocketOrigins } from './socket-origins.js';
import { SocketSessions } from './socket-sessions.js';
import { TopicRegistry } from './topic-registry.js';
import { TopicRooms } from './topic-rooms.js';
import { UnnamedConnections } from './unnamed-connections.js';

/** Live connections; for the process that answers people. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    LiveGateway,
    LiveListener,
    SocketSessions,
    SocketChecks,
    SocketIdentities,
    SocketMetrics,
    SocketOrigins,
    TopicRegistry,
    TopicRooms,
    UnnamedConnections,
    provideConfig(RealtimeConfig),
  ],
})
export class RealtimeModule {}
