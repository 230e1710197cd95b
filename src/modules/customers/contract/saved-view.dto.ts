import { Flag, Nested, ReadOnlyField, RequiredText } from '#kernel/validation/index.js';
import { CustomerCriteriaDto } from './customers.dto.js';
import { MAX_VIEW_NAME } from './customer-list-terms.js';

/** POST and PUT of /customerview. */
export class SavedViewDto {
  @ReadOnlyField() _id?: string;
  @ReadOnlyField() ownerId?: string;

  @RequiredText(MAX_VIEW_NAME)
  name: string;

  /** Everyone who sells sees it; managers and admins share. Not shared if absent. */
  @Flag()
  shared?: boolean;

  /** What the list is then asked for; a view has no page. */
  @Nested(() => CustomerCriteriaDto, 'required')
  query: CustomerCriteriaDto;
}
