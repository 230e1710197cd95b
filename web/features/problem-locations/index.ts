export { useFindProblemLocationsQuery } from './api';
export { useProblemAddresses } from './use-problem-addresses';
