import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccessModule } from './access.module.js';
import { DevIdpMount } from './dev-idp/dev-idp.mount.js';
import { AccessGuard } from './http/access.guard.js';
import { ReducedAnswerInterceptor } from './http/reduced-answer.interceptor.js';
import { AccessTokenController } from './http/access-token.controller.js';
import { ClientConfigController } from './http/client-config.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { TicketsController } from './http/tickets.controller.js';
import { TokenSocketAuthenticator } from './realtime/token-socket-authenticator.js';

@Module({
  imports: [AccessModule],
  controllers: [
    AccessTokenController,
    ClientConfigController,
    SessionsController,
    TicketsController,
  ],
  providers: [
    DevIdpMount,
    TokenSocketAuthenticator,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: ReducedAnswerInterceptor },
  ],
})
export class AccessApiModule {}
