import type { PlaceView } from '../../../src/modules/maps/contract/place.view';
import { baseApi } from '../../shared/api';

const mapsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Addresses that fit what is typed, those near the branch first. */
    findPlaces: build.query<PlaceView[], { q: string; branchId?: string }>({
      query: (params) => ({ url: '/maps/places', params }),
      keepUnusedDataFor: 300,
    }),
    /** The place of an address that was typed to its end; refused where there is none. */
    geocode: build.query<PlaceView, string>({
      query: (address) => ({ url: '/maps/geocode', params: { address } }),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useFindPlacesQuery, useLazyGeocodeQuery } = mapsApi;
