import {
  ClockTime,
  IsObjectId,
  KeptText,
  Nested,
  OneOf,
  OptionalObjectId,
  RequiredText,
} from '#kernel/validation/index.js';
import { BOARD_MARKS } from '#modules/scheduling/contract/board-rules.js';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { MAX_REASON_OFF } from '#modules/scheduling/contract/limits.js';

/** A truck that breaks down. */
export class TruckDownDto {
  @IsObjectId() truck: string;
  /** `HH:mm`; absent: by now on today, all day on others. */
  @ClockTime('optional') from?: string;
  /** Why, in the words of whoever says so; they go with the truck once it is out. */
  @KeptText() note?: string;
}

/** Somebody who is sick. */
export class SickDto {
  @IsObjectId() employee: string;
  @RequiredText(MAX_REASON_OFF) reason: string;
}

/** A job that takes longer. */
export class LateDto {
  @IsObjectId() operation: string;
  /** `HH:mm` at which the job ends. */
  @ClockTime('required') end: string;
}

/** A customer who is not there. */
export class NoShowDto {
  @IsObjectId() operation: string;
}

/** What a proposal is for: a mark, or one thing that went wrong. */
export class CauseDto {
  /** Of a fix. */
  @OneOf(BOARD_MARKS) mark?: BoardMark;
  /** Of a fix: a truck for crews, else an operation. */
  @OptionalObjectId() id?: string;
  @Nested(() => TruckDownDto) truckDown?: TruckDownDto;
  @Nested(() => SickDto) sick?: SickDto;
  @Nested(() => LateDto) late?: LateDto;
  @Nested(() => NoShowDto) noShow?: NoShowDto;
}

/** The mark that a fix mends. */
export interface FixCause {
  mark: BoardMark;
  id: string;
}
