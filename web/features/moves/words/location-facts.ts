import type { LocationValues } from '../form/values';
import { parkingWords } from './location-words';

const counted = (count: number | null, one: string, many = `${one}s`): string | null =>
  count === null ? null : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const bedroomWords = (bedrooms: number | null): string | null =>
  bedrooms === 0 ? 'studio' : counted(bedrooms, 'bedroom');

/** What is known of a place, by its type, in a few words each. */
export function locationFacts(location: LocationValues): string[] {
  const { locationType, sqft, stories, floor, dimensions, employees, distanceToDoor } = location;
  const isStorage = locationType === 'Storage';
  return [
    bedroomWords(location.bedrooms),
    sqft === null ? null : `${sqft.toLocaleString('en-US')} sq ft`,
    counted(stories, 'story', 'stories'),
    floor === null ? null : `floor ${floor}`,
    location.hasElevator ? 'elevator' : null,
    dimensions ? `${dimensions} ft` : null,
    isStorage ? location.storageType.toLowerCase() : null,
    counted(employees, 'employee'),
    location.otherDetails || null,
    location.numBoxes > 0 ? counted(location.numBoxes, 'box', 'boxes') : null,
    distanceToDoor === null ? null : `${distanceToDoor} ft to the door`,
    location.parkingType ? `${parkingWords(location.parkingType).toLowerCase()} parking` : null,
  ].filter((fact) => fact !== null);
}
