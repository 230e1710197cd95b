import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import {
  ESTIMATED_FIGURES,
  fittedNow,
  storedSources,
  type FigureSources,
} from '#modules/moves/contract/estimating.js';
import type { EstimatedPart } from '../form/activity-parts';
import type { ActivityValues } from '../form/values';

type Estimated = Pick<ActivityValues, EstimatedPart>;

/** Where the figures of an activity come from as they are typed, as they are stored, and as this page `noted`. */
export function sourcesOf(
  { figureOrigins }: Pick<ActivityValues, 'figureOrigins'>,
  stored: Estimated | undefined,
  { noted, constants }: { noted: FigureSources['fitted'] | undefined; constants: ConstantsView },
): FigureSources {
  const known = stored && {
    ...storedSources({ ...stored, constants }).fitted,
    ...fittedNow({ ...stored, constants }),
  };
  return {
    typed: ESTIMATED_FIGURES.filter((name) => figureOrigins[name] === 'person'),
    fitted: { ...known, ...noted },
  };
}
