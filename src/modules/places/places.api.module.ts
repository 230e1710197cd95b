import { Module } from '@nestjs/common';
import { MemoryController } from './http/memory.controller.js';
import { PlacesModule } from './places.module.js';

@Module({ imports: [PlacesModule], controllers: [MemoryController] })
export class PlacesApiModule {}
