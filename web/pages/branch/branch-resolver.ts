import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { checkDto } from '#kernel/validation/index.js';
import { BranchDto } from '#modules/branches/contract/branch.dto.js';
import { CreateBranchDto } from '#modules/branches/contract/create-branch.dto.js';
import { SavePlanningDto } from '#modules/branches/contract/save-planning.dto.js';
import { zoneFaults } from '../../features/zip-zones';
import { branchBodyOf, type BranchValues } from './branch-values';

/**
 * The server's rules. Without a stored token an active branch needs one, as a new branch does.
 */
export const branchResolver =
  (hasToken: boolean): Resolver<BranchValues> =>
  (values) => {
    const { faults } = checkDto(hasToken ? BranchDto : CreateBranchDto, branchBodyOf(values));
    const zones = zoneFaults(values.zones).map(({ path, message }) => ({
      path: `zones.${path}`,
      message,
    }));
    const planning = checkDto(SavePlanningDto, values.planning).faults.map(({ path, message }) => ({
      path: `planning.${path}`,
      message,
    }));
    const found = [...faults, ...zones, ...planning];
    const errors: FieldErrors<BranchValues> = {};
    for (const { path, message } of found) {
      set(errors, path, { type: 'rule', message });
    }
    return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
