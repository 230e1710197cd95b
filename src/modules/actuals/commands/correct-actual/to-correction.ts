import type { CorrectActualDto } from '../../contract/correct-actual.dto.js';
import type { Correction } from '../../domain/entry.js';

const time = (text: string | null | undefined): Date | null | undefined =>
  typeof text === 'string' ? new Date(text) : text;

/** What was entered, with its times as moments. */
export const toCorrection = ({
  version: _version,
  leftYard,
  started,
  finished,
  backYard,
  ...rest
}: CorrectActualDto): Correction => ({
  ...rest,
  leftYard: time(leftYard),
  started: time(started),
  finished: time(finished),
  backYard: time(backYard),
});
