import { Query } from '@nestjs/cqrs';
import type { ConstantsView } from '../../contract/constants.view.js';

/** All versions of the estimate's figures, newest first. */
export class ListConstantsQuery extends Query<ConstantsView[]> {}
