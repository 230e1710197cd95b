import type { MatchRepeatDto } from '#modules/customers/contract/customers.dto.js';
import type { RepeatMatchView } from '#modules/customers/contract/match-repeat.view.js';
import { baseApi } from '../../../shared/api';

const repeatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Customers who moved with one of these email addresses or phones before, newest first. */
    findRepeats: build.mutation<RepeatMatchView[], MatchRepeatDto>({
      query: (body) => ({ url: '/contract/matchrepeat', method: 'POST', body }),
    }),
  }),
});

export const { useFindRepeatsMutation } = repeatApi;
