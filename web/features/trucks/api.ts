import type { TruckDto } from '#modules/trucks/contract/truck.dto.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { baseApi } from '../../shared/api';

/** Query of GET /truck; what is left out is not sent. */
export interface TruckListParams {
  /** The branch; every one without it. */
  locationId?: string;
  /** Out of service too. */
  filter?: 'all';
  /** Rentals of a day too. */
  includeRentals?: 'yes';
}

/** A truck is on boards and schedules too. */
const STALE_TAGS = ['Truck', 'DayView', 'Load', 'Schedule'] as const;

const trucksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTrucks: build.query<TruckView[], TruckListParams>({
      query: (params) => ({ url: '/truck', params: { ...params } }),
      providesTags: ['Truck'],
    }),
    getTruck: build.query<TruckView, string>({
      query: (id) => `/truck/${id}`,
      providesTags: ['Truck'],
    }),
    addTruck: build.mutation<TruckView, TruckDto>({
      query: (body) => ({ url: '/truck', method: 'POST', body }),
      invalidatesTags: (_view, error) => (error ? [] : STALE_TAGS),
    }),
    /** With `clear`, bookings from today on that no longer fit become unassigned. */
    saveTruck: build.mutation<TruckView, { id: string; truck: TruckDto; clear?: true }>({
      query: ({ id, truck, clear }) => ({
        url: `/truck/${id}`,
        method: 'PUT',
        params: { clear },
        body: truck,
      }),
      invalidatesTags: (_view, error) => (error ? [] : STALE_TAGS),
    }),
    takeOutOfService: build.mutation<TruckView, { id: string; clear?: true }>({
      query: ({ id, clear }) => ({ url: `/truck/${id}`, method: 'DELETE', params: { clear } }),
      invalidatesTags: (_view, error) => (error ? [] : STALE_TAGS),
    }),
  }),
});

export const {
  useListTrucksQuery,
  useGetTruckQuery,
  useAddTruckMutation,
  useSaveTruckMutation,
  useTakeOutOfServiceMutation,
} = trucksApi;
