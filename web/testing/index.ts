export { FakeApi, Refusal, refuse, type Call } from './fake-api';
export { renderApp, type Rendered, type RenderOptions } from './render-app';
export { tokenFor } from './session-token';
