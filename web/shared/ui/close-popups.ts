/**
 * Closes menus, popovers and lists that are open: they are above dialogs, and one that opens must not
 * are under them. They close at a press beside them, so that is what they are told.
 */
export const closePopups = (): boolean =>
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
