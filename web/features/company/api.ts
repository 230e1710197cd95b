import type { CompanyDto } from '#modules/company/contract/company.dto.js';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import { baseApi } from '../../shared/api';

const companyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<CompanyView, void>({
      query: () => '/company',
      providesTags: ['Company'],
    }),
    updateCompany: build.mutation<CompanyView, CompanyDto>({
      query: (body) => ({ url: '/company', method: 'PUT', body }),
      invalidatesTags: (_view, error) => (error ? [] : ['Company', 'Template']),
    }),
    storeLogo: build.mutation<CompanyView, Blob>({
      query: (logo) => ({
        url: '/company/logo',
        method: 'PUT',
        headers: { 'content-type': logo.type },
        body: logo,
      }),
      invalidatesTags: (_view, error) => (error ? [] : ['Company', 'Template']),
    }),
    removeLogo: build.mutation<CompanyView, void>({
      query: () => ({ url: '/company/logo', method: 'DELETE' }),
      invalidatesTags: (_view, error) => (error ? [] : ['Company', 'Template']),
    }),
  }),
});

export const {
  useGetCompanyQuery,
  useUpdateCompanyMutation,
  useStoreLogoMutation,
  useRemoveLogoMutation,
} = companyApi;
