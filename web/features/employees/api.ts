import { useMemo } from 'react';
import type {
  EmployeeView,
  EmployeeSummaryView,
} from '#modules/employees/contract/employee.view.js';
import { baseApi } from '../../shared/api';

const employeesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in person. */
    getSelf: build.query<EmployeeView, void>({
      query: () => '/employee/self',
      providesTags: ['Self'],
    }),
    /** Everyone who works here, of all branches: names, colors, pictures. */
    listStaff: build.query<EmployeeSummaryView[], void>({
      query: () => '/employee',
      providesTags: ['Employee'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetSelfQuery } = employeesApi;
const { useListStaffQuery, useLazyListStaffQuery } = employeesApi;

const NOBODY: readonly EmployeeSummaryView[] = [];

/** Says what colleagues are called, where the list can be had. */
export function useNameOf(): () => Promise<(id: string) => string | undefined> {
  const [list] = useLazyListStaffQuery();
  return async () => {
    const { data = NOBODY } = await list(undefined, true);
    return (id) => data.find(({ _id }) => _id === id)?.displayName;
  };
}

/** Looks people up by their ids; unknown until the list is loaded. */
export function useStaff(): ReadonlyMap<string, EmployeeSummaryView> {
  const { data = NOBODY } = useListStaffQuery(undefined, {
    selectFromResult: ({ data }) => ({ data }),
  });
  return useMemo(() => new Map(data.map((person) => [person._id, person])), [data]);
}
