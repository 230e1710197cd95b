import { DENVER, OKLAHOMA } from '../../testing';
import { openStore, type PageStore } from '../store';
import { branchChosen, homeBranchKnown } from '.';
import { viewingBranchIdIn } from './viewing-branch-slice';

describe('the branch being viewed', () => {
  let store: PageStore;
  const id = (): string | null => viewingBranchIdIn(store.getState());

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    store = openStore();
  });

  it('is the person’s own until another is chosen, and again after that is taken back', () => {
    expect(id()).toBeNull();
    store.dispatch(homeBranchKnown(OKLAHOMA));
    expect(id()).toBe(OKLAHOMA);
    store.dispatch(branchChosen(DENVER));
    expect(id()).toBe(DENVER);
    store.dispatch(branchChosen(null));
    expect(id()).toBe(OKLAHOMA);
  });

  it('is kept in this browser', () => {
    store.dispatch(branchChosen(DENVER));
    store = openStore();
    expect(id()).toBe(DENVER);
    store.dispatch(branchChosen(null));
    expect(localStorage).toHaveLength(0);
  });

  it('is one of its own in each tab, also once that is loaded again', () => {
    store.dispatch(branchChosen(OKLAHOMA));
    // Another tab chooses.
    localStorage.setItem('viewingBranch', DENVER);
    window.dispatchEvent(new StorageEvent('storage', { key: 'viewingBranch' }));
    expect(id()).toBe(OKLAHOMA);
    store = openStore();
    expect(id()).toBe(OKLAHOMA);
    sessionStorage.clear();
    store = openStore();
    expect(id()).toBe(DENVER);
  });
});
