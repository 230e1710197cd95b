import { IsObjectId } from '../../../kernel/validation/index.js';
import type { ExpectedCrewPlace } from './expectations.js';
import { ExpectedMoverPlace } from './expectations.js';

/** PUT /assignment/oncall/{branchId}/{date}. */
export class PutOnCallDto {
  /** Employee id. */
  @IsObjectId() onCall: string;
  @ExpectedMoverPlace() expect?: ExpectedCrewPlace;
}
