import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import { fittedFigures, type FigureSources } from '#modules/moves/contract/estimating.js';
import type { EstimatedPart } from '../form/activity-parts';
import type { ActivityValues } from '../form/values';

/** What this page noted about an activity's figures, and what can be told from how it is stored. */
export function sourcesOf(
  noted: FigureSources | undefined,
  stored: Pick<ActivityValues, EstimatedPart> | undefined,
  constants: ConstantsView,
): FigureSources {
  const known = stored ? fittedFigures({ ...stored, constants }) : {};
  return { typed: noted?.typed ?? [], fitted: { ...known, ...noted?.fitted } };
}
