import type { PlaceMemoryQueryDto } from '#modules/places/contract/memory.query.dto.js';
import type { PlaceMemoryView } from '#modules/places/contract/memory.view.js';
import { baseApi } from '../../../shared/api';

const memoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What crews found in the building of an address. */
    getPlaceMemory: build.query<PlaceMemoryView, PlaceMemoryQueryDto>({
      query: (params) => ({ url: '/places/memory', params: { ...params } }),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useGetPlaceMemoryQuery } = memoryApi;
