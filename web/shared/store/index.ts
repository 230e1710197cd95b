export { noteFinalAct, onFinalAct } from './final-acts';
export {
  listen,
  closeStore,
  openStore,
  pageStore,
  type PageStore,
  rootReducer,
} from './page-store';
