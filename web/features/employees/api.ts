import type {
  EmployeeView,
  EmployeeSummaryView,
} from '../../../src/modules/employees/contract/employee.view';
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

export const { useGetSelfQuery, useListStaffQuery } = employeesApi;
