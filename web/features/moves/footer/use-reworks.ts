import { apiErrorOf, type ApiError } from '../../../shared/api';
import { noteFinalAct } from '../../../shared/store';
import { readCustomer, useReworkActivityMutation } from '../api';
import { nextRework, type Rework } from '../form/savable';
import type { CustomerFormState } from '../form/use-customer-form';
import type { CustomerValues } from '../form/values';

/**
 * Saves booked days whose stops changed, each booked again with them.
 * @returns whether there was one
 * @throws ApiError with the paths of the page's form
 */
export function useReworks(state: CustomerFormState): (typed: CustomerValues) => Promise<boolean> {
  const { form, present, write } = state;
  const [send] = useReworkActivityMutation();

  const rework = async ({ activityId, index, after, ...body }: Rework): Promise<void> => {
    const { _id, nounce: customerNounce } = present();
    const writing = write(async () => {
      await send({ activityId, body: { customerNounce, ...body } }).unwrap();
      return readCustomer(_id);
    }, after);
    const { lastName: name } = await writing.catch((error: unknown) =>
      Promise.reject(onPage(apiErrorOf(error), index)),
    );
    noteFinalAct({
      name: `${name} saved and booked again`,
      why: `What was saved of ${name} can't be taken back.`,
    });
  };

  return async (typed) => {
    const done = new Set<string>();
    for (let next = nextRework(present(), typed); next && !done.has(next.activityId);) {
      await rework(next);
      done.add(next.activityId);
      next = nextRework(present(), form.getValues());
    }
    return done.size > 0;
  };
}

const onPage = (error: ApiError, index: number): ApiError => ({
  ...error,
  errors: error.errors.map(({ path, ...fault }) => ({
    ...fault,
    path: path.replace(/^activity\./, `move.activities.${index}.`),
  })),
});
