import { invalidFields } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { constantsFaults } from './constants-faults.js';
import type { EstimateConstants } from './estimate-constants.js';

/** The figures of a body; `effectiveFrom` is today if absent. */
export type SentFigures = Omit<EstimateConstants, 'version' | 'effectiveFrom'> & {
  readonly effectiveFrom?: LocalDate;
};

/**
 * The figures of a body, not numbered yet. They apply from `today` at the earliest: earlier
 * estimates stay as they were computed.
 * @throws DomainError 400 for tables that fall or end early
 */
export function checkedFigures(body: SentFigures, today: LocalDate): EstimateConstants {
  const wanted = body.effectiveFrom ?? today;
  const figures = figuresOf(body, wanted > today ? wanted : today);
  const faults = constantsFaults(figures);
  if (faults.length > 0) throw invalidFields(faults);
  return figures;
}

/** Listed one by one: nothing else of the body is stored. */
const figuresOf = (body: SentFigures, effectiveFrom: LocalDate): EstimateConstants => ({
  version: 0,
  effectiveFrom,
  apartmentValues: body.apartmentValues.map(({ bedrooms, minutes }) => ({ bedrooms, minutes })),
  houseValues: body.houseValues.map(({ upTo, minutes }) => ({ upTo, minutes })),
  storageValues: body.storageValues.map(({ upTo, minutes }) => ({ upTo, minutes })),
  portableValues: body.portableValues.map(({ upTo, minutes }) => ({ upTo, minutes })),
  unloadFactor: body.unloadFactor,
  stairsCoefficient: body.stairsCoefficient,
  elevatorCoefficient: body.elevatorCoefficient,
  storiesCoefficient: body.storiesCoefficient,
  walkCoefficient: body.walkCoefficient,
  boxMinutes: body.boxMinutes,
  thirdMoverFactor: body.thirdMoverFactor,
  volumePerMinute: body.volumePerMinute,
  truckVolume: body.truckVolume,
});
