import { Query } from '@nestjs/cqrs';
import type { ConstantsView } from '../../contract/constants.view.js';

/** The figures in force today, which estimates are computed with. */
export class GetConstantsQuery extends Query<ConstantsView> {}
