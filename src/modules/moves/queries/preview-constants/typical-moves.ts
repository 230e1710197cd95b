import type { EstimateStop } from '../../domain/estimates/estimate-input.js';

/** A move that people can picture; both ends alike unless its label says otherwise. */
export interface TypicalMove {
  label: string;
  locations: EstimateStop[];
}

const between = (home: EstimateStop, target: EstimateStop = home): EstimateStop[] => [
  { ...home, workType: 'Load' },
  { ...target, workType: 'Unload' },
];

const apartment = (bedrooms: number, numBoxes: number, over: EstimateStop = {}): EstimateStop => ({
  locationType: 'Apartment',
  bedrooms,
  numBoxes,
  floor: 2,
  distanceToDoor: 50,
  ...over,
});

const house = (sqft: number, numBoxes: number): EstimateStop => ({
  locationType: 'House',
  sqft,
  numBoxes,
  stories: 2,
  distanceToDoor: 50,
});

const storage: EstimateStop = { locationType: 'Storage', dimensions: '10 x 15', numBoxes: 30 };
const pod: EstimateStop = { locationType: 'Pod', dimensions: '16 x 8', numBoxes: 30 };

/** The moves that new figures are tried on before a new version is saved. */
export const TYPICAL_MOVES: readonly TypicalMove[] = [
  { label: 'Studio', locations: between(apartment(0, 15)) },
  { label: '1-bedroom apartment', locations: between(apartment(1, 25)) },
  { label: '2-bedroom apartment', locations: between(apartment(2, 40)) },
  {
    label: '2-bedroom apartment, 4th floor with elevator',
    locations: between(apartment(2, 40, { floor: 4, hasElevator: true })),
  },
  {
    label: '3-bedroom apartment, 150 ft from truck to door',
    locations: between(apartment(3, 60, { distanceToDoor: 150 })),
  },
  { label: 'House of 1,600 sq ft', locations: between(house(1600, 60)) },
  { label: 'House of 2,300 sq ft', locations: between(house(2300, 80)) },
  { label: 'House of 3,200 sq ft', locations: between(house(3200, 100)) },
  {
    label: 'Storage of 10 x 15 ft to a 1-bedroom apartment',
    locations: between(storage, apartment(1, 0)),
  },
  {
    label: '2-bedroom apartment to a pod of 16 ft',
    locations: between(apartment(2, 30), pod),
  },
];
