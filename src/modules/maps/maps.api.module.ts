import { Module } from '@nestjs/common';
import { MapImageController } from './http/map-image.controller.js';
import { MapsController } from './http/maps.controller.js';
import { MapsModule } from './maps.module.js';

@Module({ imports: [MapsModule], controllers: [MapsController, MapImageController] })
export class MapsApiModule {}
