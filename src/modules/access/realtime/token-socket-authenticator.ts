import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuthenticatesSockets } from '#platform/realtime/socket-authenticator.js';
import type {
  SocketAuthenticator,
  SocketIdentity,
} from '#platform/realtime/socket-authenticator.js';
import { IdentifyCallersQuery } from '../queries/identify-callers/identify-callers.query.js';

/** A connection shows the same token as a call, and is checked in the same way. */
@Injectable()
@AuthenticatesSockets()
export class TokenSocketAuthenticator implements SocketAuthenticator {
  constructor(private readonly queries: QueryBus) {}

  identify(tokens: readonly string[]): Promise<ReadonlyMap<string, SocketIdentity>> {
    return this.queries.execute(new IdentifyCallersQuery(tokens));
  }
}
