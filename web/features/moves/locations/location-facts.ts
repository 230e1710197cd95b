import type { LocationValues } from '../form/values';
import { fieldsOf, type TypeField } from './type-fields';
import { parkingLabel } from '../labels/location-labels';

const counted = (count: number | null, one: string, many = `${one}s`): string | null =>
  count === null ? null : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What a place is like, a few words for each field that its type has. */
const WORDS: Readonly<Record<TypeField, (location: LocationValues) => string | null>> = {
  bedrooms: ({ bedrooms }) => (bedrooms === 0 ? 'studio' : counted(bedrooms, 'bedroom')),
  sqft: ({ sqft }) => (sqft === null ? null : `${sqft.toLocaleString('en-US')} sq ft`),
  stories: ({ stories }) => counted(stories, 'story', 'stories'),
  floor: ({ floor }) => (floor === null ? null : `floor ${floor}`),
  hasElevator: ({ hasElevator }) => (hasElevator ? 'elevator' : null),
  dimensions: ({ dimensions }) => (dimensions ? `${dimensions} ft` : null),
  storageType: ({ storageType }) => storageType.toLowerCase(),
  employees: ({ employees }) => counted(employees, 'employee'),
  otherDetails: ({ otherDetails }) => otherDetails || null,
};

/** What is known about a place, by its type, in a few words each. */
export function locationFacts(location: LocationValues): string[] {
  const { locationType, numBoxes, distanceToDoor, parkingType, gateCode } = location;
  return [
    ...fieldsOf(locationType).map((field) => WORDS[field](location)),
    numBoxes > 0 ? counted(numBoxes, 'box', 'boxes') : null,
    distanceToDoor === null ? null : `${distanceToDoor} ft from truck to door`,
    parkingType ? `${parkingLabel(parkingType).toLowerCase()} parking` : null,
    gateCode ? `gate code ${gateCode}` : null,
  ].filter((fact) => fact !== null);
}
