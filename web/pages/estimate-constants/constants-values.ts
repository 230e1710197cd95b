import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { SaveConstantsDto } from '#modules/moves/contract/save-constants.dto.js';

/** The figures of a form; when they come into force is null for today. */
export type ConstantsValues = Omit<ConstantsView, 'version' | 'effectiveFrom'> & {
  effectiveFrom: string | null;
};

/** A version's figures, to begin a new version with. */
export function constantsValuesOf(constants: ConstantsView): ConstantsValues {
  const { version: _version, ...figures } = constants;
  return { ...figures, effectiveFrom: null };
}

export const constantsBodyOf = ({ effectiveFrom, ...figures }: ConstantsValues): SaveConstantsDto =>
  effectiveFrom === null ? figures : { ...figures, effectiveFrom };
