export { useListBranchesQuery } from './api';
export { BranchSelect } from './branch-select';
export { useViewingBranch, type ViewingBranch } from './use-viewing-branch';
