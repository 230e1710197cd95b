export { listen } from './listen';
export { closeStore, openStore, pageStore, type PageStore } from './page-store';
export { rootReducer } from './root-reducer';
