import {
  checkedBy,
  OBJECT_MESSAGE,
  textFault,
  IsLocalDay,
  IsObjectId,
  LIST_MESSAGE,
  Nested,
  OneOf,
  OptionalText,
  WHOLE_MESSAGE,
  WholeNumber,
} from '#kernel/validation/index.js';
import { CauseDto } from './cause.dto.js';
import { AGREED_LENGTH, MAX_PIN_WHY } from '#modules/scheduling/contract/limits.js';
import { MOST_NAMED, PROPOSAL_KINDS, SEEDS, type ProposalKind } from './proposal-terms.js';

/** PUT /planning/pin/{operationId}. */
export class PinDto {
  @OptionalText(MAX_PIN_WHY) why?: string;
}

/** POST /planning/proposals. */
export class CreateProposalDto {
  @IsObjectId() branchId: string;
  @IsLocalDay() date: string;
  @OneOf(PROPOSAL_KINDS, 'required') kind: ProposalKind;
  @Nested(() => CauseDto, 'required') cause: CauseDto;
  /** 1 if absent: the same board, cause and seed have the same answer. */
  @WholeNumber(SEEDS) seed?: number;
}

/** GET /planning/proposals. */
export class ProposalsQueryDto {
  @IsObjectId() branchId: string;
  @IsLocalDay() date: string;
}

const isSeq = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;

/** Numbers of steps, or absent. */
const StepNumbers = (): PropertyDecorator =>
  checkedBy('stepNumbers', (value) => {
    if (value === undefined) return null;
    if (!Array.isArray(value) || value.length > MOST_NAMED) return LIST_MESSAGE;
    return value.every(isSeq) ? null : WHOLE_MESSAGE;
  });

/** POST /planning/proposals/{id}/check. */
export class CheckProposalDto {
  /** `no` of an option. */
  @WholeNumber({ min: 0, presence: 'required' }) option: number;
  /** `seq` of steps. */
  @StepNumbers() leaveOut?: number[];
}

const AGREED_FAULT = `Say in ${AGREED_LENGTH.min} to ${AGREED_LENGTH.max} characters how they agreed`;

/** How customers agreed, by the number of the step; or absent. */
const AgreedSteps = (): PropertyDecorator =>
  checkedBy('agreedSteps', (value) => {
    if (value === undefined) return null;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return OBJECT_MESSAGE;
    const said = Object.entries(value as Record<string, unknown>);
    if (said.length > MOST_NAMED || !said.every(([seq]) => isSeq(Number(seq))))
      return WHOLE_MESSAGE;
    const isFit = (words: unknown): boolean =>
      textFault(words, AGREED_LENGTH.max) === null && String(words).length >= AGREED_LENGTH.min;
    return said.every(([, words]) => isFit(words)) ? null : AGREED_FAULT;
  });

/** POST /planning/proposals/{id}/apply. */
export class ApplyProposalDto extends CheckProposalDto {
  /** Of the proposal, as the sender saw it. */
  @WholeNumber({ min: 1, presence: 'required' }) version: number;
  @AgreedSteps() agreed?: Record<string, string>;
}
