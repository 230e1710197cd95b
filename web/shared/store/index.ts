export {
  listen,
  closeStore,
  openStore,
  pageStore,
  type PageStore,
  rootReducer,
} from './page-store';
