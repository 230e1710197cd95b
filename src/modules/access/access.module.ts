import { Module } from '@nestjs/common';
import { AppConfig } from '#platform/config/app.config.js';
import { MapsConfig } from '#platform/config/maps.config.js';
import { provideConfig } from '#platform/config/load-config.js';
import { AccessConfig } from './access.config.js';
import { BeginVisitHandler } from './commands/begin-visit/begin-visit.handler.js';
import { EndAccessHandler } from './commands/end-access/end-access.handler.js';
import { EndOtherSessionsHandler } from './commands/end-other-sessions/end-other-sessions.handler.js';
import { EndOwnSessionHandler } from './commands/end-own-session/end-own-session.handler.js';
import { EndSessionHandler } from './commands/end-session/end-session.handler.js';
import { IssueTicketHandler } from './commands/issue-ticket/issue-ticket.handler.js';
import { NoteUseHandler } from './commands/note-use/note-use.handler.js';
import { RedeemTicketHandler } from './commands/redeem-ticket/redeem-ticket.handler.js';
import { SignInHandler } from './commands/sign-in/sign-in.handler.js';
import { StartSessionHandler } from './commands/start-session/start-session.handler.js';
import { CodeExchange } from './identity/code-exchange.js';
import { IdTokenVerifier } from './identity/id-token-verifier.js';
import { Issuer } from './identity/issuer.js';
import { openIssuer } from './open-issuer.js';
import { SessionRepository } from './persistence/session.repository.js';
import { SubjectRepository } from './persistence/subject.repository.js';
import { TicketRepository } from './persistence/ticket.repository.js';
import { UsedTokenRepository } from './persistence/used-token.repository.js';
import { VisitRepository } from './persistence/visit.repository.js';
import { GetClientConfigHandler } from './queries/get-client-config/get-client-config.handler.js';
import { GetSessionsHandler } from './queries/get-sessions/get-sessions.handler.js';
import { GetVisitorHandler } from './queries/get-visitor/get-visitor.handler.js';
import { IdentifyCallersHandler } from './queries/identify-callers/identify-callers.handler.js';
import { TradeCodeHandler } from './queries/trade-code/trade-code.handler.js';
import { VerifyIdTokenHandler } from './queries/verify-id-token/verify-id-token.handler.js';
import { AccessTokens } from './tokens/access-tokens.js';

/** Who may come in. Needs the port EMPLOYEE_DIRECTORY, connected in src/app. */
@Module({
  providers: [
    provideConfig(AccessConfig),
    provideConfig(MapsConfig),
    { provide: Issuer, useFactory: openIssuer, inject: [AccessConfig, AppConfig] },
    CodeExchange,
    IdTokenVerifier,
    AccessTokens,
    UsedTokenRepository,
    SessionRepository,
    SubjectRepository,
    TicketRepository,
    VisitRepository,
    BeginVisitHandler,
    EndAccessHandler,
    EndOtherSessionsHandler,
    EndOwnSessionHandler,
    EndSessionHandler,
    IssueTicketHandler,
    NoteUseHandler,
    RedeemTicketHandler,
    SignInHandler,
    StartSessionHandler,
    IdentifyCallersHandler,
    TradeCodeHandler,
    VerifyIdTokenHandler,
    GetClientConfigHandler,
    GetSessionsHandler,
    GetVisitorHandler,
  ],
  exports: [Issuer],
})
export class AccessModule {}
