import { Module } from '@nestjs/common';
import { AreaController } from './http/area.controller.js';
import { MapImageController } from './http/map-image.controller.js';
import { MapsController } from './http/maps.controller.js';
import { MapsModule } from './maps.module.js';

@Module({
  imports: [MapsModule],
  controllers: [MapsController, AreaController, MapImageController],
})
export class MapsApiModule {}
