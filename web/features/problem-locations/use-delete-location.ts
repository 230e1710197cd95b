import { useCallback } from 'react';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { apiErrorOf } from '../../shared/api';
import { toast } from '../../shared/ui';
import { useAddProblemLocationMutation, useDeleteProblemLocationMutation } from './api';

const failed = (error: unknown): string =>
  toast.error(apiErrorOf(error).message, { refusal: error });

/** Deletes at once and offers to restore it. */
export function useDeleteLocation(): (location: ProblemLocationView) => void {
  const [remove] = useDeleteProblemLocationMutation();
  const [add] = useAddProblemLocationMutation();
  return useCallback(
    ({ _id, ...location }) => {
      const undo = (): void => void add(location).unwrap().catch(failed);
      remove(_id)
        .unwrap()
        .then(() => toast.success(`${location.address} deleted`, { undo: undo }))
        .catch(failed);
    },
    [add, remove],
  );
}
