import {
  all,
  checkedBy,
  cleanedLine,
  OptionalObjectId,
  TEXT_LIMITS,
  textFault,
} from '../../../kernel/validation/index.js';
import { PLACE_SEARCH } from './limits.js';

const SearchText = (): PropertyDecorator =>
  all(
    cleanedLine(),
    checkedBy('searchText', (value) => {
      const tooShort = typeof value !== 'string' || value.trim().length < PLACE_SEARCH.minLetters;
      return tooShort
        ? `Please type at least ${PLACE_SEARCH.minLetters} letters`
        : textFault(value, TEXT_LIMITS.address);
    }),
  );

/** Query of GET /maps/places. */
export class PlacesQueryDto {
  @SearchText() q: string;
  /** Places near this branch come first. */
  @OptionalObjectId() branchId?: string;
}
