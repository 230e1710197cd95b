/** Who asks to change a saved view. */
export interface ViewEditor {
  employeeId: string | null;
  /** Shares views with everyone, and keeps those that are shared. */
  mayShare: boolean;
}

interface KeptView {
  ownerId: string;
  shared: boolean;
}

/** One's own, and a shared one for those who share (R-LIST-20). */
export const mayChangeView = (view: KeptView, { employeeId, mayShare }: ViewEditor): boolean =>
  view.ownerId === employeeId || (view.shared && mayShare);

/** Nobody is told of another's own view. */
export const maySeeView = (view: KeptView, { employeeId }: ViewEditor): boolean =>
  view.shared || view.ownerId === employeeId;

/** Sharing, or what is no longer shared, is for those who share. */
export const mayStore = (
  after: { shared: boolean },
  before: { shared: boolean } | null,
  { mayShare }: ViewEditor,
): boolean => mayShare || (!after.shared && !before?.shared);
