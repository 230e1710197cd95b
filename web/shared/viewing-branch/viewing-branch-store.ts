const KEY = 'viewingBranch';
const listeners = new Set<() => void>();
let home: string | null = null;

const tell = (): void => listeners.forEach((listener) => listener());

/** Id of the branch being viewed: the one last chosen in this browser, else the person's own. */
export const viewingBranchId = (): string | null => localStorage.getItem(KEY) ?? home;

/** Chooses the branch to view; null goes back to the person's own. */
export function chooseBranch(branchId: string | null): void {
  if (branchId) localStorage.setItem(KEY, branchId);
  else localStorage.removeItem(KEY);
  tell();
}

/** The signed-in person's own branch; the frame says it as soon as it is known. */
export function setHomeBranch(branchId: string | null): void {
  if (branchId === home) return;
  home = branchId;
  tell();
}

export const onViewingBranch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
