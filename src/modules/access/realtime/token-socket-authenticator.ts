import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuthenticatesSockets } from '../../../platform/realtime/socket-authenticator.js';
import type {
  SocketAuthenticator,
  SocketIdentity,
} from '../../../platform/realtime/socket-authenticator.js';
import { IdentifyCallerQuery } from '../queries/identify-caller/identify-caller.query.js';

/** A connection shows the same token as a call, and is judged in the same way. */
@Injectable()
@AuthenticatesSockets()
export class TokenSocketAuthenticator implements SocketAuthenticator {
  constructor(private readonly queries: QueryBus) {}

  identify(token: string): Promise<SocketIdentity | undefined> {
    return this.queries.execute(new IdentifyCallerQuery(token));
  }
}
