import { SetMetadata } from '@nestjs/common';
import type { Role } from '#kernel/permission.js';

/** Whom a connection belongs to, and how long its token is still good. */
export interface SocketIdentity {
  employeeId: string;
  roles: readonly Role[];
  /** Milliseconds. */
  remainingMs: number;
}

/** The port through which connections are let in; one module provides it. */
export interface SocketAuthenticator {
  /**
   * By token. Tokens that are not valid or no longer are, and those of employees who may not come
   * in, are left out.
   */
  identify(tokens: readonly string[]): Promise<ReadonlyMap<string, SocketIdentity>>;
}

export const AUTHENTICATES_SOCKETS = 'authenticates-sockets';

/** Marks the one provider that implements SocketAuthenticator. */
export const AuthenticatesSockets = (): ClassDecorator => SetMetadata(AUTHENTICATES_SOCKETS, true);
