import { SetMetadata } from '@nestjs/common';
import type { Role } from '#kernel/permission.js';

/** Whom a connection belongs to, and for how long its token lives. */
export interface SocketIdentity {
  employeeId: string;
  roles: readonly Role[];
  /** Milliseconds. */
  remainingMs: number;
}

/** The port through which connections are let in; one module provides it. */
export interface SocketAuthenticator {
  /** By token. Left out is one that is not valid (any more), or whose employee may not come in (any more). */
  identify(tokens: readonly string[]): Promise<ReadonlyMap<string, SocketIdentity>>;
}

export const AUTHENTICATES_SOCKETS = 'authenticates-sockets';

/** Marks the one provider that implements SocketAuthenticator. */
export const AuthenticatesSockets = (): ClassDecorator => SetMetadata(AUTHENTICATES_SOCKETS, true);
