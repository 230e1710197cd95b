import { DomainError, notFound } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { currentActor } from '#platform/actor/actor.js';
import { may } from '#modules/access/contract/permission-table.js';
import type { SavedViewView } from '../contract/customer-row.view.js';
import { mayChangeView, maySeeView, type ViewEditor } from '../domain/view-rights.js';

/** Whoever runs the command. */
export function editorNow(): ViewEditor {
  const { employeeId, roles } = currentActor();
  return { employeeId, mayShare: may(roles, 'dispatch') };
}

export const refused = (): DomainError =>
  new DomainError('forbidden', 'FORBIDDEN', COMMON_ERRORS.FORBIDDEN);

/**
 * The view, if the person may change it.
 * @throws 404 for another's own, 403 for a shared one
 */
export function editableView(view: SavedViewView, editor: ViewEditor): SavedViewView {
  if (!maySeeView(view, editor)) throw notFound('View');
  if (!mayChangeView(view, editor)) throw refused();
  return view;
}
