import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { activityType } from '#modules/moves/contract/activity-rules.js';
import {
  estimateActivity,
  type ActivityCosts,
  type FigureStanding,
} from '#modules/moves/contract/estimating.js';
import type { ActivityState } from '#modules/moves/contract/move-terms.js';
import { showDay } from '../../../shared/format';
import { ESTIMATED, pick, type EstimatedPart } from '../form/activity-parts';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { ActivityValues, CustomerValues, LocationValues } from '../form/values';
import { useCosts } from '../estimate/use-costs';
import { TYPE_LABELS } from '../labels/activity-labels';
import { useStandings } from '../figures/use-standings';
import { missingOf, type Missing } from './missing';
import { priceOf, type Price, type SavedDay } from './rail-figures';

/** A day of the move as the rail shows it. */
export interface RailDay {
  _id: string;
  day: string | null;
  type: string;
  state: ActivityState;
  missing: Missing | null;
  /** Its price follows by what is missing. */
  isOpen: boolean;
  figures: Pick<ActivityValues, EstimatedPart>;
  standing: FigureStanding;
  costs: ActivityCosts;
  /** As it was saved last; null where it was not. */
  saved: SavedDay | null;
  /** As they are typed, with the minutes that a save would store. */
  stops: LocationValues[];
}

export interface Quote {
  days: RailDay[];
  price: Price;
}

const READ = [...ESTIMATED, 'activityDay'] as const;

/** The days and the price of the move as they are typed. */
export function useQuote(): Quote {
  const { base, constants } = useCustomerPage();
  const activities = useWatch({
    control: useCustomerFields().control,
    compute: ({ move }: CustomerValues) => move.activities.map((activity) => pick(activity, READ)),
  });
  const rate = useWatch<CustomerValues, 'move.meta.rate'>({ name: 'move.meta.rate' });
  const costs = useCosts(activities);
  const estimates = useMemo(
    () => activities.map((activity) => constants && estimateActivity({ ...activity, constants })),
    [activities, constants],
  );
  const standings = useStandings(activities);
  const days = activities.flatMap((activity, at): RailDay[] => {
    const cost = costs[at];
    const standing = standings[at];
    if (!cost || !standing) return [];
    const estimate = estimates[at];
    const stored = base.move.activities.find(({ _id }) => _id === activity._id);
    const missing = missingOf(activity, standing, stored?.locations);
    return [
      {
        _id: activity._id,
        day: activity.activityDay,
        type: TYPE_LABELS[activityType(activity.locations)],
        state: stored?.state ?? 'uncommitted',
        missing,
        isOpen: missing?.kind === 'stops',
        figures: activity,
        standing,
        costs: cost,
        saved: stored ?? null,
        stops: activity.locations.map((stop, index) => {
          const minutes = estimate?.locations[index]?.worktimeEstimations;
          const constantsVersion = estimate?.constantsVersion ?? null;
          return {
            ...stop,
            worktimeEstimations: minutes ? { ...minutes, constantsVersion } : null,
          };
        }),
      },
    ];
  });
  const priced = days.map(({ figures, costs: dollars, isOpen, standing, day }) => ({
    figures,
    costs: dollars,
    isOpen,
    isUncounted: standing.isOpen && standing.suggested === null && standing.uncounted.length > 0,
    without: standing.uncounted.map(({ index }) =>
      days.length > 1 && day ? `location ${index + 1} on ${showDay(day)}` : `location ${index + 1}`,
    ),
  }));
  return { days, price: priceOf(priced, rate, base.move.meta) };
}
