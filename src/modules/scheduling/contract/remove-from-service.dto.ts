import { IsWrittenDay, KeptText, ObjectIdList } from '../../../kernel/validation/index.js';

/** PUT /movemanager/removefromservice: these trucks are unavailable on that day. */
export class RemoveFromServiceDto {
  @IsWrittenDay() date: string;
  @ObjectIdList() truckIds: string[];
  /** 'Unavailable' where absent; blank is refused. */
  @KeptText() note?: string;
}
