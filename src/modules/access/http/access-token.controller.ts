import { Body, Controller, Headers, HttpCode, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Post } from '#platform/http/idempotency/post.js';
import { CallsAMinute } from '#platform/http/rate-limits.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Open, Requires } from '#platform/http/requires.js';
import { EndSessionCommand } from '../commands/end-session/end-session.command.js';
import { SignInCommand } from '../commands/sign-in/sign-in.command.js';
import { AccessTokenDto, EndSessionDto } from '../contract/access-token.dto.js';
import type { AccessTokenView } from '../contract/access.view.js';
import { SignInCodeDto } from '../contract/sign-in-code.dto.js';
import { TradeCodeQuery } from '../queries/trade-code/trade-code.query.js';
import { VerifyIdTokenQuery } from '../queries/verify-id-token/verify-id-token.query.js';

/**
 * A minute. A whole network may share one address; guessing gains nothing at this rate either way.
 */
const TRIES = 240;

@Controller('access-token')
export class AccessTokenController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** Exchanges an OpenID Connect ID token for a bearer token. */
  @Post()
  @HttpCode(200)
  @CallsAMinute(TRIES)
  @Open()
  async signIn(
    @Body() { idToken, nonce }: AccessTokenDto,
    @Headers('user-agent') userAgent?: string,
  ): Promise<AccessTokenView> {
    const identity = await this.queries.execute(new VerifyIdTokenQuery(idToken, nonce));
    return this.commands.execute(new SignInCommand(identity, userAgent));
  }

  /** Exchanges the code of the identity provider for a bearer token. */
  @Post('code')
  @HttpCode(200)
  @CallsAMinute(TRIES)
  @Open()
  async signInByCode(
    @Body() sent: SignInCodeDto,
    @Req() request: FastifyRequest,
    @Headers('user-agent') userAgent?: string,
  ): Promise<AccessTokenView> {
    const identity = await this.queries.execute(new TradeCodeQuery(sent, request.host));
    return this.commands.execute(new SignInCommand(identity, userAgent));
  }

  /**
   * Signs out.
   * @remarks The token that is named opens nothing anymore, on no server and no connection.
   */
  @Post('end')
  @HttpCode(200)
  @Requires('self')
  @ReducedTo({})
  async signOut(@Body() { token }: EndSessionDto): Promise<Record<string, never>> {
    await this.commands.execute(new EndSessionCommand(token));
    return {};
  }
}
