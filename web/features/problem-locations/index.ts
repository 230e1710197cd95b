export { useFindProblemLocationsQuery } from './api';
