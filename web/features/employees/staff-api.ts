import type { EndedSessionsView } from '#modules/access/contract/session.view.js';
import type { EmployeeDto } from '#modules/employees/contract/employee.dto.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { apiErrorOf, baseApi } from '../../shared/api';

/** Query of GET /employee; what is left out is not sent. */
export interface EmployeeListParams {
  /** The branch; every one without it. */
  branch?: string;
  /** Inactive ones too. */
  filter?: 'all';
  /** In first, last, full name and email address. */
  search?: string;
}

/** An employee is on boards and schedules too. */
const STALE_TAGS = ['Employee', 'Self', 'DayView', 'Schedule'] as const;
const unlessRefused = (_view: unknown, error: unknown): readonly (typeof STALE_TAGS)[number][] =>
  // What somebody else has stored has to be read as well.
  error && apiErrorOf(error).code !== 'STALE_VERSION' ? [] : STALE_TAGS;

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By last, then first name; whole, as managers see them. */
    listEmployees: build.query<EmployeeView[], EmployeeListParams>({
      query: (params) => ({ url: '/employee', params: { ...params } }),
      providesTags: ['Employee'],
    }),
    getEmployee: build.query<EmployeeView, string>({
      query: (id) => `/employee/${id}`,
      providesTags: ['Employee'],
    }),
    addEmployee: build.mutation<EmployeeView, EmployeeDto>({
      query: (body) => ({ url: '/employee', method: 'POST', body }),
      invalidatesTags: unlessRefused,
    }),
    saveEmployee: build.mutation<EmployeeView, { id: string; employee: EmployeeDto }>({
      query: ({ id, employee }) => ({ url: `/employee/${id}`, method: 'PUT', body: employee }),
      invalidatesTags: unlessRefused,
    }),
    deleteEmployee: build.mutation<EmployeeView, string>({
      query: (id) => ({ url: `/employee/${id}`, method: 'DELETE' }),
      invalidatesTags: unlessRefused,
    }),
    /** Signs an employee out everywhere. */
    endEmployeeSessions: build.mutation<EndedSessionsView, string>({
      query: (id) => ({ url: `/employee/${id}/sessions`, method: 'DELETE' }),
    }),
    storePicture: build.mutation<EmployeeView, { id: string; picture: Blob }>({
      query: ({ id, picture }) => ({
        url: `/employee/${id}/picture`,
        method: 'PUT',
        headers: { 'content-type': picture.type },
        body: picture,
      }),
      invalidatesTags: unlessRefused,
    }),
    removePicture: build.mutation<EmployeeView, string>({
      query: (id) => ({ url: `/employee/${id}/picture`, method: 'DELETE' }),
      invalidatesTags: unlessRefused,
    }),
  }),
});

export const {
  useListEmployeesQuery,
  useGetEmployeeQuery,
  useAddEmployeeMutation,
  useSaveEmployeeMutation,
  useDeleteEmployeeMutation,
  useEndEmployeeSessionsMutation,
  useStorePictureMutation,
  useRemovePictureMutation,
} = staffApi;
