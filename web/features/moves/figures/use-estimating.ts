import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { UseFormReturn } from 'react-hook-form';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { EstimateView } from '#modules/moves/contract/estimate.view.js';
import {
  figureStanding,
  minutesTyped,
  suggestedFigures,
  uncountedWords,
  type FigureOrigins,
  type Figures,
} from '#modules/moves/contract/estimating.js';
import { apiErrorOf } from '../../../shared/api';
import { focusFirstFault } from '../../../shared/forms';
import { toast } from '../../../shared/ui';
import { useCreateEstimateMutation } from '../api';
import { ESTIMATE_INPUTS, type EstimateInput } from '../form/activity-parts';
import { sentStops } from '../form/savable';
import type { ActivityPath, ActivityValues, CustomerValues, OperationValues } from '../form/values';
import { estimatedActivity, type EstimatedFill } from './estimated-activity';
import { nothingEstimated, replacedWords, stayWords } from './figure-labels';
import { figuresRestored, fittedIn } from './figures-slice';
import { sourcesOf } from './sources-of';

const NO_TABLES = 'Nothing is estimated yet: the size tables are still loading. Try again.';
const FAULTY = 'Please address highlighted errors before trying to create estimate';

/** The page's form and what its figures are computed with. */
export interface EstimatedForm {
  form: UseFormReturn<CustomerValues>;
  base: CustomerView;
  constants: ConstantsView | undefined;
}

export interface Estimating {
  /** Fills the estimate of what is on screen in; false if there is none. */
  estimate: (activityId: string, which: EstimatedFill) => Promise<boolean>;
  isEstimating: boolean;
}

/** The toasts that offer to undo an estimate. */
const offers: string[] = [];

/** What is stored by now is not undone in the form. */
function closeOffers(): void {
  for (const id of offers.splice(0)) toast.close(id);
}

interface Applied {
  activityId: string;
  which: EstimatedFill;
  constants: ConstantsView;
}

/** What becomes of the figures that a person typed; null where there are none, or the estimate says the same. */
function typedWords(
  before: ActivityValues,
  { suggested, which, constants }: Omit<Applied, 'activityId'> & { suggested: Figures | null },
): string | null {
  const typed = ESTIMATE_INPUTS.filter((name) => before.figureOrigins[name] === 'person');
  if (!suggested) return null;
  if (which === 'all') return replacedWords(before, suggested, typed);
  const own = suggestedFigures({ ...before, constants });
  return own && stayWords(before, own, typed);
}

/** Copies the estimate of what is on screen into the inputs of a day. */
export function useEstimating({ form, base, constants }: EstimatedForm): Estimating {
  const [ask, { isLoading }] = useCreateEstimateMutation();
  const store = useStore();
  const version = useRef(base.nounce);
  useEffect(() => {
    if (version.current !== base.nounce) closeOffers();
    version.current = base.nounce;
  }, [base.nounce]);

  const indexOf = (activityId: string): number =>
    form.getValues('move.activities').findIndex(({ _id }) => _id === activityId);

  const fill = (path: ActivityPath) => ({
    figures: (values: Pick<ActivityValues, EstimateInput>): void => {
      for (const name of ESTIMATE_INPUTS)
        form.setValue(`${path}.${name}`, values[name], { shouldDirty: true, shouldValidate: true });
    },
    origins: (origins: FigureOrigins): void =>
      form.setValue(`${path}.figureOrigins`, origins, { shouldDirty: true }),
    operations: (operations: OperationValues[]): void =>
      form.setValue(`${path}.operations`, operations, { shouldDirty: true }),
    worktimes: (worktimes: readonly (number | null)[]): void =>
      worktimes.forEach((worktime, at) => {
        // What a person typed counts, and stays.
        if (minutesTyped(form.getValues(`${path}.locations.${at}`)) === null)
          form.setValue(`${path}.locations.${at}.worktime`, worktime, { shouldDirty: true });
      }),
  });

  const apply = (view: EstimateView, { activityId, which, constants }: Applied): boolean => {
    const index = indexOf(activityId);
    // The day may be gone since it was requested.
    if (index < 0) return false;
    const path: ActivityPath = `move.activities.${index}`;
    const before = structuredClone(form.getValues(path)) as ActivityValues;
    const stored = base.move.activities.find(({ _id }) => _id === activityId);
    const noted = fittedIn(store.getState() as never)[activityId];
    // The answer's hours are for the requested crew; the suggested crew has hours of its own.
    const suggested =
      which === 'all'
        ? suggestedFigures({ ...before, constants }, view.resourceEstimate)
        : figureStanding({ ...before, constants }, sourcesOf(before, stored, { noted, constants }))
            .suggested;
    const timezone = form.getValues('branch.timezone');
    const { after, uncounted, warnings } = estimatedActivity(before, {
      ...{ suggested, which, constants, timezone },
    });
    const into = fill(path);
    if (suggested) {
      into.figures(after);
      into.operations(after.operations);
      into.origins(after.figureOrigins);
    }
    into.worktimes(after.locations.map(({ worktime }) => worktime));
    const undo = (): void => {
      store.dispatch(figuresRestored({ activityId, fitted: noted }));
      const now = indexOf(activityId);
      if (now < 0) return;
      const back = fill(`move.activities.${now}`);
      back.figures(before);
      back.origins(before.figureOrigins);
      back.operations(before.operations);
      back.worktimes(before.locations.map(({ worktime }) => worktime));
    };
    const left = uncounted.map(uncountedWords);
    const lacking = suggested || left.length > 0 ? left : [nothingEstimated(before.locations)];
    // What it rests on is told in the section itself.
    const typed = typedWords(before, { suggested, which, constants });
    if (lacking.length > 0)
      offers.push(toast.warning(`${lacking.join('. ')}.`, { stays: true, undo }));
    else if (typed) offers.push(toast.info(`Estimate created. ${typed}`, { undo }));
    else offers.push(toast.success('Estimate created', { undo }));
    for (const warning of warnings.filter((one) => !left.includes(one)))
      toast.warning(warning, { stays: true });
    return suggested !== null;
  };

  const estimate: Estimating['estimate'] = async (activityId, which) => {
    const index = indexOf(activityId);
    const path: ActivityPath = `move.activities.${index}`;
    if (index < 0) return false;
    if (!constants) {
      toast.error(NO_TABLES);
      return false;
    }
    if (!(await form.trigger(path))) {
      toast.error(FAULTY, { stays: true, isOfFields: true });
      focusFirstFault(document);
      return false;
    }
    const { locations, numMovers, truckCount, minTime } = form.getValues(path) as ActivityValues;
    try {
      // No estimate reads what is listed.
      const stops = locations.map(({ items: _items, itemVolume: _volume, ...stop }) => stop);
      const body = { locations: sentStops(stops), numMovers, truckCount, minTime };
      const view = await ask({ customerId: base._id, activityId, body }).unwrap();
      return apply(view, { activityId, which, constants });
    } catch (error) {
      toast.error(apiErrorOf(error).message, { title: `Estimate of activity ${index + 1}` });
      return false;
    }
  };
  return { estimate, isEstimating: isLoading };
}
