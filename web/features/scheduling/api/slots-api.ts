import type { FindSlotsDto } from '#modules/scheduling/contract/find-slots.dto.js';
import type { SlotsView } from '#modules/scheduling/contract/slots.view.js';
import { schedulingApi } from './scheduling-api';

/** What a time is looked for; text is as a person chose it. */
export type SlotsSought = Partial<FindSlotsDto> & Pick<FindSlotsDto, 'branchId'>;

const slotsApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** The best free times for a job; boards change, so that they are asked for each time. */
    findSlots: build.query<SlotsView, SlotsSought>({
      query: (body) => ({ url: '/slots', method: 'POST', body }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useFindSlotsQuery } = slotsApi;
