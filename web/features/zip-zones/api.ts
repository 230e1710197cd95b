import type { ZipZoneView } from '../../../src/modules/zip-zones/contract/zip-zone.view';
import { baseApi } from '../../shared/api';

const zipZonesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The zones of all branches. */
    listZones: build.query<ZipZoneView[], void>({
      query: () => '/zipzone',
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListZonesQuery } = zipZonesApi;
