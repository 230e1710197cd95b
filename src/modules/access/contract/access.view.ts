import type { MapsProvider, TileKind } from '#kernel/setting-values.js';
import type { Role } from '#kernel/permission.js';

/** Answer of POST /access-token. */
export interface AccessTokenView {
  /** A JWT to be sent as `Authorization: Bearer …`; it is good for 12 hours. */
  token: string;
}

/** The token's payload; roles are for the page only, the server reads them again. */
export interface TokenPayload {
  userId: string;
  roles: Role[];
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** Answer of POST /tickets. */
export interface TicketView {
  /**
   * Opens with one GET within TICKET_SECONDS, without a token; a query may be appended with `&`.
   */
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
  /** Legs are estimated, not routed: the page says "approximate". */
  approximate: boolean;
  /** `{z}/{x}/{y}` template, or `null` if there are no tiles. */
  tileUrl: string | null;
  /** Only where the tiles are those of one file: what they are, and the closest there are. */
  tiles?: { kind: TileKind; maxZoom: number };
  attribution: string;
}

/** Answer of GET /client-config. */
export interface ClientConfigView {
  environment: string;
  /** Shown in the page's title instead of the product's name, outside production. */
  sandboxLabel: string | null;
  oidc: OidcView;
  maps: MapsConfigView;
  version: string;
}
