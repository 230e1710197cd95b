import { Module } from '@nestjs/common';
import { ZipZoneController } from './http/zip-zone.controller.js';
import { ZipZonesModule } from './zip-zones.module.js';

@Module({ imports: [ZipZonesModule], controllers: [ZipZoneController] })
export class ZipZonesApiModule {}
