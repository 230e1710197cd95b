import type { ConstantsPreviewRow, ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { SaveConstantsDto } from '#modules/moves/contract/save-constants.dto.js';
import { baseApi } from '../../shared/api';

const constantsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every version of the figures, newest first. */
    listConstants: build.query<ConstantsView[], void>({
      query: () => '/booking/constants',
      providesTags: ['Constants'],
    }),
    /** Ten typical moves by the figures in force and by these. */
    previewConstants: build.query<ConstantsPreviewRow[], SaveConstantsDto>({
      query: (body) => ({ url: '/booking/constants/preview', method: 'POST', body }),
      providesTags: ['Constants'],
    }),
    /** Makes a new version. */
    saveConstants: build.mutation<ConstantsView, SaveConstantsDto>({
      query: (body) => ({ url: '/booking/currentconstants', method: 'PUT', body }),
      invalidatesTags: (_view, error) => (error ? [] : ['Constants']),
    }),
  }),
});

export const { useListConstantsQuery, usePreviewConstantsQuery, useSaveConstantsMutation } =
  constantsApi;
