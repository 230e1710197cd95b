import { configureStore } from '@reduxjs/toolkit';
import { DENVER, OKLAHOMA } from '../../testing';
import { branchChosen, followOtherTabs, homeBranchKnown, viewingBranchKept } from '.';
import { viewingBranchIdIn, viewingBranchReducer } from './viewing-branch-slice';

const opened = () =>
  configureStore({
    reducer: { viewingBranch: viewingBranchReducer },
    middleware: (defaults) => defaults().concat(viewingBranchKept),
  });

describe('the branch being viewed', () => {
  let store: ReturnType<typeof opened>;
  const id = (): string | null => viewingBranchIdIn(store.getState());

  beforeEach(() => {
    localStorage.clear();
    store = opened();
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
    store = opened();
    expect(id()).toBe(DENVER);
    store.dispatch(branchChosen(null));
    expect(localStorage).toHaveLength(0);
  });

  it('is chosen in all tabs at once', () => {
    followOtherTabs(store.dispatch);
    localStorage.setItem('viewingBranch', DENVER);
    window.dispatchEvent(new StorageEvent('storage', { key: 'viewingBranch' }));
    expect(id()).toBe(DENVER);
  });
});
