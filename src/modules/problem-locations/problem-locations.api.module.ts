import { Module } from '@nestjs/common';
import { ProblemLocationController } from './http/problem-location.controller.js';
import { ProblemLocationsModule } from './problem-locations.module.js';

@Module({ imports: [ProblemLocationsModule], controllers: [ProblemLocationController] })
export class ProblemLocationsApiModule {}
