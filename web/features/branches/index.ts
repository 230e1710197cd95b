export { useListBranchesQuery } from './api';
export { BranchSelect } from './branch-select';
export { useViewingBranch } from './use-viewing-branch';
