import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { AUTHENTICATES_SOCKETS } from './socket-authenticator.js';
import type { SocketAuthenticator, SocketIdentity } from './socket-authenticator.js';

/** Whom tokens belong to at this moment, asked of the one module that knows. */
@Injectable()
export class SocketIdentities implements OnModuleInit, SocketAuthenticator {
  private authenticator: SocketAuthenticator | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error unless exactly one provider authenticates. */
  onModuleInit(): void {
    const found = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && this.reflector.get(AUTHENTICATES_SOCKETS, metatype))
      .map(({ instance }) => instance as SocketAuthenticator);
    const [authenticator, second] = new Set(found);
    if (!authenticator || second) throw new Error('Exactly one provider must authenticate sockets');
    this.authenticator = authenticator;
  }

  async identify(tokens: readonly string[]): Promise<ReadonlyMap<string, SocketIdentity>> {
    return (await this.authenticator?.identify(tokens)) ?? new Map();
  }
}
