import type { AreaBox, AreaView } from '#modules/maps/contract/area.view.js';
import type { LegView, PlaceView } from '#modules/maps/contract/place.view.js';
import { baseApi } from '../../shared/api';

interface Position {
  latitude: number;
  longitude: number;
}

const mapsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Addresses that match what is typed, those near the branch first. */
    findPlaces: build.query<PlaceView[], { q: string; branchId?: string }>({
      query: (params) => ({ url: '/maps/places', params }),
      keepUnusedDataFor: 300,
    }),
    /** The place of an address that was typed in full; refused if there is none. */
    geocode: build.query<PlaceView, string>({
      query: (address) => ({ url: '/maps/geocode', params: { address } }),
      keepUnusedDataFor: 300,
    }),
    /** How far it is from one position to another, both `lat,lng`; refused where no road goes. */
    getLeg: build.query<LegView, { from: string; to: string; at?: string }>({
      query: (params) => ({ url: '/maps/legs', params }),
      keepUnusedDataFor: 300,
    }),
    /** The zip codes and towns in a part of the map, from the bundled data. */
    getArea: build.query<AreaView, AreaBox>({
      query: (params) => ({ url: '/maps/area', params: { ...params } }),
      keepUnusedDataFor: 3600,
    }),
    /** The address, in this browser, of a picture of a place; null where there is none. */
    getStreetView: build.query<string | null, Position>({
      query: (params) => ({
        url: '/maps/streetview',
        params,
        // An <img> cannot send a token: the picture is fetched like any other answer.
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : null,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      onCacheEntryAdded: async (_position, { cacheDataLoaded, cacheEntryRemoved }) => {
        const picture = await cacheDataLoaded.then(({ data }) => data).catch(() => null);
        await cacheEntryRemoved;
        if (picture) URL.revokeObjectURL(picture);
      },
    }),
  }),
});

export const {
  useFindPlacesQuery,
  useLazyGeocodeQuery,
  useLazyGetLegQuery,
  useGetStreetViewQuery,
  useGetAreaQuery,
  useLazyGetAreaQuery,
} = mapsApi;
