export { FakeApi, refuse } from './fake-api';
export {
  DANA,
  DENVER,
  givenBranch,
  givenClientConfig,
  givenEmployee,
  givenPlanning,
  LEE,
  OKLAHOMA,
} from './given';
export {
  givenHomeBranch,
  renderApp,
  renderRoutes,
  type Rendered,
  type RenderOptions,
} from './render-app';
export { tokenFor } from './session-token';
export {
  givenActivity,
  givenCustomer,
  givenCustomerWith,
  givenLocation,
  givenOperation,
  MARIA,
} from './given-customer';
export { givenActual } from './given-actual';
export { onPhone } from './on-phone';
export { beside, drawn, settled } from './settled';
export { standAt } from './stand-at';
