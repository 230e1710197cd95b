/** The public face of actuals: what crews stamp and the office enters about how jobs went. */
export { ActualChanged } from './events/actual-changed.event.js';
export { CREWS } from './ports/crews.js';
export type { Crews, CrewsPlace } from './ports/crews.js';
export { ListJobActualsQuery } from './queries/list-job-actuals/list-job-actuals.query.js';
export type { JobActual } from './queries/list-job-actuals/list-job-actuals.query.js';
export { ACTUAL } from './sql/actual.view.js';
