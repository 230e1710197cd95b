import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import { baseApi } from '../../shared/api';
import { pageStore } from '../../shared/store';
import type { ZoneBody } from './editor/zone-values';

const zipZonesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The zones of all branches. */
    listZones: build.query<ZipZoneView[], void>({
      query: () => '/zipzone',
      providesTags: ['ZipZone'],
      keepUnusedDataFor: 600,
    }),
    /** Replaces a branch's whole list. */
    saveZones: build.mutation<ZipZoneView[], { branchId: string; zones: ZoneBody[] }>({
      query: ({ branchId, zones }) => ({ url: `/zipzone/${branchId}`, method: 'PUT', body: zones }),
      invalidatesTags: (_view, error) => (error ? [] : ['ZipZone']),
    }),
  }),
});

/** Fetches the zones of all branches, unless they are known already. */
export function fetchZonesAhead(): void {
  pageStore().dispatch(zipZonesApi.util.prefetch('listZones', undefined, {}));
}

export const { useListZonesQuery, useSaveZonesMutation } = zipZonesApi;
