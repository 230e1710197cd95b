import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreateProblemLocationHandler } from './commands/create-problem-location/create-problem-location.handler.js';
import { DeleteProblemLocationHandler } from './commands/delete-problem-location/delete-problem-location.handler.js';
import { UpdateProblemLocationHandler } from './commands/update-problem-location/update-problem-location.handler.js';
import { ProblemLocationRepository } from './persistence/problem-location.repository.js';
import { ProblemLocationRow } from './persistence/problem-location.row.js';
import { FindProblemLocationsHandler } from './queries/find-problem-locations/find-problem-locations.handler.js';
import { ListProblemLocationsHandler } from './queries/list-problem-locations/list-problem-locations.handler.js';
import { MatchProblemLocationsHandler } from './queries/match-problem-locations/match-problem-locations.handler.js';

/** Addresses where work was difficult before. */
@Module({
  imports: [TypeOrmModule.forFeature([ProblemLocationRow])],
  providers: [
    ProblemLocationRepository,
    CreateProblemLocationHandler,
    UpdateProblemLocationHandler,
    DeleteProblemLocationHandler,
    ListProblemLocationsHandler,
    FindProblemLocationsHandler,
    MatchProblemLocationsHandler,
  ],
})
export class ProblemLocationsModule {}
