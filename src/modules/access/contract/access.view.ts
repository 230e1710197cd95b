import type { MapsProvider } from '#kernel/setting-values.js';
import type { Role } from '#kernel/permission.js';

/** Answer of POST /access-token. */
export interface AccessTokenView {
  /** A JWT to be sent as `Authorization: Bearer …`; it lives 12 hours. */
  token: string;
}

/** What the token's payload says; roles are for the page only, the server reads them again. */
export interface TokenPayload {
  userId: string;
  roles: Role[];
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** Answer of POST /tickets. */
export interface TicketView {
  /** Opens by one GET within TICKET_SECONDS, without a token; a query may be appended with `&`. */
  url: string;
}

export interface OidcView {
  issuer: string;
  clientId: string;
  /** Where the page sends the person to sign in. */
  authorizeUrl: string;
}

export interface MapsConfigView {
  provider: MapsProvider;
  /** Legs are reckoned, not routed: the page says "approximate". */
  approximate: boolean;
  /** `{z}/{x}/{y}` template, or `null` where there are no tiles. */
  tileUrl: string | null;
  attribution: string;
}

/** Answer of GET /client-config. */
export interface ClientConfigView {
  environment: string;
  /** Stands in the page's title instead of its name outside production. */
  sandboxLabel: string | null;
  oidc: OidcView;
  maps: MapsConfigView;
  version: string;
}
