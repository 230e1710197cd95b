import { Module } from '@nestjs/common';
import { SaveZonesHandler } from './commands/save-zones/save-zones.handler.js';
import { ZoneRepository } from './persistence/zone.repository.js';
import { FindZonesHandler } from './queries/find-zones/find-zones.handler.js';
import { ListZonesHandler } from './queries/list-zones/list-zones.handler.js';

/** What a trip costs, by the zip that it goes to. */
@Module({ providers: [ZoneRepository, SaveZonesHandler, ListZonesHandler, FindZonesHandler] })
export class ZipZonesModule {}
