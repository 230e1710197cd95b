import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { AppConfig } from '#platform/config/app.config.js';
import { MapsConfig } from '#platform/config/maps.config.js';
import { VERSION } from '#platform/config/version.js';
import type { ClientConfigView, MapsConfigView } from '../../contract/access.view.js';
import { AccessConfig } from '../../access.config.js';
import { askingFor } from '../../domain/strength.js';
import { Issuer } from '../../identity/issuer.js';
import { sandboxLabelOf } from '../../sandbox-label.js';
import { mapsOf } from './maps-of.js';
import { GetClientConfigQuery } from './get-client-config.query.js';

@QueryHandler(GetClientConfigQuery)
export class GetClientConfigHandler implements IQueryHandler<GetClientConfigQuery> {
  private readonly maps: MapsConfigView;

  constructor(
    private readonly app: AppConfig,
    private readonly issuer: Issuer,
    maps: MapsConfig,
    private readonly access: AccessConfig,
  ) {
    this.maps = mapsOf(maps);
  }

  async execute({ origin }: GetClientConfigQuery): Promise<ClientConfigView> {
    const { issuer, clientId } = this.issuer;
    const authorizeUrl = askingFor(await this.issuer.authorizeUrl(origin), this.access);
    return {
      environment: this.app.environment,
      sandboxLabel: sandboxLabelOf(this.app.environment),
      oidc: { issuer, clientId, authorizeUrl },
      maps: this.maps,
      version: VERSION,
    };
  }
}
