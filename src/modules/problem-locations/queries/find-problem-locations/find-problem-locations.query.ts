import { Query } from '@nestjs/cqrs';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';

/** Those at the same address; if there are none, those within 60 m of it, nearest first. */
export class FindProblemLocationsQuery extends Query<ProblemLocationView[]> {
  constructor(readonly address: string) {
    super();
  }
}
