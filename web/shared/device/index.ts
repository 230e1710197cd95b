export type { NamedRow, OrderedRow } from './device-row';
export { deviceStore, onDevice } from './device-store';
export { ACTS_KEY, dropOthers, forgetDevice } from './forget';
export { keepPagesOffline } from './offline-pages';
