import { mayNow } from '../../../shared/auth';
import { recallHidden } from '../../../shared/grid/grid-memory';
import { pageStore } from '../../../shared/store';
import { customersApi, type ListParams } from '../api';
import { columnParams, HIDDEN_AT_FIRST } from './added-columns';
import { fittingSize } from './fitting-size';
import { readState, toParams, type ListState } from './list-state';
import { NAMESAKE_COLUMNS } from './namesakes';

/** What is asked of the server for a list without these columns. */
export const listParams = (
  state: ListState,
  hidden: readonly string[],
  fitting = fittingSize(),
): ListParams => ({
  ...toParams(state, fitting),
  ...columnParams(hidden, state.search ? NAMESAKE_COLUMNS : []),
});

/** The name under which the list's columns are remembered: narrow and wide lists separately. */
export const listName = (name: string, isNarrow: boolean): string =>
  isNarrow ? `${name}-narrow` : name;

export const NARROW_LIST = '(max-width: 768px)';

/** Fetches what the list shows first at an address, while its own code is on the way. */
export function fetchListAhead(search: URLSearchParams): void {
  if (!mayNow('read')) return;
  const name = listName('customers', window.matchMedia(NARROW_LIST).matches);
  const params = listParams(readState(search), recallHidden(name, HIDDEN_AT_FIRST));
  const { dispatch } = pageStore();
  dispatch(customersApi.util.prefetch('listCustomers', params, { ifOlderThan: 5 }));
}
