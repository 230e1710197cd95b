import { SetMetadata } from '@nestjs/common';
import type { Role } from '../../kernel/permission.js';

/** Whom a connection belongs to, and until when its token lives. */
export interface SocketIdentity {
  employeeId: string;
  roles: readonly Role[];
  expires: Date;
}

/** The port through which connections are let in; one module provides it. */
export interface SocketAuthenticator {
  /** Undefined: the token is not valid (any more), or its employee may not come in (any more). */
  identify(token: string): Promise<SocketIdentity | undefined>;
}

export const AUTHENTICATES_SOCKETS = 'authenticates-sockets';

/** Marks the one provider that implements SocketAuthenticator. */
export const AuthenticatesSockets = (): ClassDecorator => SetMetadata(AUTHENTICATES_SOCKETS, true);
