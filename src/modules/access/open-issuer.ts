import type { AppConfig } from '#platform/config/app.config.js';
import { ConfigError } from '#platform/config/load-config.js';
import type { AccessConfig } from './access.config.js';
import { DevIssuer } from './dev-idp/dev-issuer.js';
import type { Issuer } from './identity/issuer.js';
import { OutsideIssuer } from './identity/outside-issuer.js';

/**
 * The issuer in the settings, otherwise the development provider.
 * @throws ConfigError in production without an issuer, and for an issuer without a client id
 */
export async function openIssuer(access: AccessConfig, app: AppConfig): Promise<Issuer> {
  const { issuer, clientId, clientSecret } = access;
  if (issuer) {
    if (!clientId) {
      throw new ConfigError('The setting OIDC_CLIENT_ID must be there when OIDC_ISSUER is.');
    }
    return new OutsideIssuer({ issuer, clientId, clientSecret });
  }
  if (app.environment === 'production') {
    throw new ConfigError(
      'The setting OIDC_ISSUER must be there in production, where nobody may sign in without proof.',
    );
  }
  const publicOrigin = app.publicUrl ?? `http://localhost:${app.port}`;
  return DevIssuer.open({ dataDir: app.dataDir, publicOrigin, clientId });
}
