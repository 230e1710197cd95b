import { useWatch } from 'react-hook-form';
import type { CountingField, UncountedStop } from '#modules/moves/contract/estimating.js';
import type { WorkType } from '#modules/moves/contract/move-terms.js';
import { useListBranchesQuery } from '../../branches';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import { freshLocation, nextWork } from '../form/fresh-location';
import { useActivityEdits } from '../form/use-activity-edits';
import type { ActivityValues, CustomerValues } from '../form/values';
import { focusField, focusWorktime } from './focus-stop';

const WORK = '[data-work] input';
const ADDRESS = 'input[name$=".normalizedStreetAddress"]';
const FIELDS: Readonly<Record<CountingField, string>> = {
  workType: WORK,
  locationType: '[data-type] input',
  bedrooms: 'input[name$=".bedrooms"]',
  sqft: 'input[name$=".sqft"]',
  dimensions: 'input[name$=".dimensions"]',
};

/** What is loaded is loaded before the first drop-off; anything else comes last. */
function placeOf(work: WorkType | undefined, locations: ActivityValues['locations']): number {
  const dropOff = locations.findIndex(({ typeOfWOrk }) => typeOfWOrk === 'Unload');
  return work === 'Load' && dropOff >= 0 ? dropOff : locations.length;
}

export interface AddStop {
  /** Adds the stop that most likely comes next, with the focus on its address. */
  add: () => void;
  /**
   * Goes to the address of the first stop without one, else to the work of the first stop without
   * any, else to the address of a new stop. `work`: what the new stop is for.
   */
  addAddress: (work?: WorkType) => void;
  /** Goes to what lets a stop be counted: the field that the size tables lack, else its worktime. Not on a locked day. */
  goTo: (stop: UncountedStop) => void;
}

/** Adds stops to the activity on screen. */
export function useAddStop(): AddStop {
  const { path } = useActivityScope();
  const form = useCustomerFields();
  const { changeStops } = useActivityEdits();
  const { data: branches = [] } = useListBranchesQuery();
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  const home = branches.find(({ _id }) => _id === branchId)?.normalizedAddress;
  const present = (): ActivityValues['locations'] => form.getValues(`${path}.locations`);

  const add = (work?: WorkType): void => {
    const locations = present();
    const at = placeOf(work, locations);
    const added = freshLocation(work ?? nextWork(locations), home);
    changeStops(() =>
      form.setValue(`${path}.locations`, locations.toSpliced(at, 0, added), { shouldDirty: true }),
    );
    focusField(at, ADDRESS);
  };
  const addAddress = (work?: WorkType): void => {
    const bare = present().findIndex(({ normalizedStreetAddress }) => !normalizedStreetAddress);
    const vague = present().findIndex(({ typeOfWOrk }) => typeOfWOrk === '');
    if (bare >= 0) focusField(bare, ADDRESS);
    else if (vague >= 0) focusField(vague, WORK);
    else add(work);
  };
  const goTo = ({ index, lacks }: UncountedStop): void => {
    if (lacks) focusField(index, FIELDS[lacks]);
    else focusWorktime(path, index);
  };
  return { add: () => add(), addAddress, goTo };
}
