export {
  useCreateBranchMutation,
  useGetBranchQuery,
  useListAllBranchesQuery,
  useListBranchesQuery,
  useListTimezonesQuery,
  useUpdateBranchMutation,
} from './api';
export { BranchSelect } from './branch-select';
export { Moment } from './moment';
export { useViewingBranch } from './use-viewing-branch';
