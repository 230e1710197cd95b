import { counted, nounFor } from '#kernel/counted.js';
import { stopFact, stopFacts } from '#modules/moves/contract/stop-facts.js';
import type { LocationValues } from '../form/values';
import { fieldsOf, type TypeField } from './type-fields';

/** What a place is like, a few words for each field that its type has. */
const WORDS: Readonly<Record<TypeField, (location: LocationValues) => string>> = {
  bedrooms: ({ bedrooms }) =>
    bedrooms === 0 ? 'studio' : bedrooms === null ? '' : counted(bedrooms, 'bedroom'),
  sqft: ({ sqft }) => (sqft === null ? '' : `${sqft.toLocaleString('en-US')} sq ft`),
  stories: (location) => stopFact(location, 'stories'),
  floor: (location) => stopFact(location, 'floor'),
  hasElevator: (location) => stopFact(location, 'hasElevator'),
  dimensions: ({ dimensions }) => (dimensions ? `${dimensions} ft` : ''),
  storageType: ({ storageType }) => storageType.toLowerCase(),
  employees: ({ employees }) => (employees === null ? '' : counted(employees, 'employee')),
  otherDetails: ({ otherDetails }) => otherDetails,
};

const boxes = ({ numBoxes }: LocationValues): string =>
  numBoxes > 0 ? `${numBoxes.toLocaleString('en-US')} ${nounFor(numBoxes, 'box', 'boxes')}` : '';

/** Said by its type, or before it; in which zone it is matters on boards. */
const SAID_ELSEWHERE = [...Object.keys(WORDS), 'locationType', 'zone'];

/** What is known about a place, by its type, in a few words each. */
export const locationFacts = (location: LocationValues): string[] =>
  [
    ...fieldsOf(location.locationType).map((field) => WORDS[field](location)),
    boxes(location),
    ...stopFacts(location, SAID_ELSEWHERE),
  ].filter((words) => words !== '');
