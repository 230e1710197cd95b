import { Query } from '@nestjs/cqrs';
import type { ModelView } from '../../contract/model.view.js';

/** All versions of what was learned, and whether the one in use still holds. */
export class GetModelQuery extends Query<ModelView> {}
