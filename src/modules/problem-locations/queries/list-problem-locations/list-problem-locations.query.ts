import { Query } from '@nestjs/cqrs';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';

/** All, by address. */
export class ListProblemLocationsQuery extends Query<ProblemLocationView[]> {}
