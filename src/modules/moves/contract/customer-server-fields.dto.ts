import { ReadOnlyField } from '#kernel/validation/index.js';

/** Fields of a Customer that the server alone sets: accepted in a body, then ignored. */
export class CustomerServerFieldsDto {
  @ReadOnlyField() _id?: string;
  @ReadOnlyField() branch?: object;
  @ReadOnlyField() created?: string;
  @ReadOnlyField() status?: string;
  @ReadOnlyField() stage?: number;
  @ReadOnlyField() autobooking?: boolean;
  @ReadOnlyField() previousActualPrice?: number;
  @ReadOnlyField() courtesyCall?: object;
  @ReadOnlyField() autobookingCommunications?: object;
}
