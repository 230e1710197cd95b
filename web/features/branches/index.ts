export {
  useCreateBranchMutation,
  useGetBranchQuery,
  useGetPlanningQuery,
  useListAllBranchesQuery,
  useListBranchesQuery,
  useListPlanningVersionsQuery,
  useListTimezonesQuery,
  useSavePlanningMutation,
  useUpdateBranchMutation,
} from './api';
export { BranchSelect } from './branch-select';
export { Moment } from './moment';
export { branchNameNow, useViewingBranch, viewingBranchNow } from './use-viewing-branch';
