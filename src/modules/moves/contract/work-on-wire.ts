import type { StopWork } from '../domain/work-types.js';
import type { SaveActivityDto } from './save-activity.dto.js';

/** The work done at a stop, as the API names it. */
export interface WorkOnWire {
  typeOfWOrk?: StopWork['workType'];
  isPacking?: boolean | null;
}

/** A stop as a rule reads it, with its work as the API names it. */
export type OnWire<Stop extends Partial<StopWork>> = Omit<Stop, 'workType'> & WorkOnWire;

/** The work of a stop for the API. */
export const workOnWire = <Work>({ workType }: { workType: Work }): { typeOfWOrk: Work } => ({
  typeOfWOrk: workType,
});

/** A stop from the API with its work as the rules name it. */
export const workInside = <Stop extends WorkOnWire>({
  typeOfWOrk,
  ...stop
}: Stop): Omit<Stop, 'typeOfWOrk'> & { workType: Stop['typeOfWOrk'] } => ({
  ...stop,
  workType: typeOfWOrk,
});

/** A body with the work of its stops as the rules name it. */
export const activityInside = ({ locations, ...body }: SaveActivityDto) => ({
  ...body,
  ...(locations && { locations: locations.map(workInside) }),
});
