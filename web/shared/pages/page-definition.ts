import type { ComponentType } from 'react';

/** One page, as a feature or `web/pages` exports it from its `routes.ts`. */
export interface PageDefinition {
  /**
   * The full path exactly as the permission table's `WEB_ROUTES` has it, such as `/emma/customer/:id`:
   * who may open it and its place in the sidebar are read there.
   */
  path: string;
  /** Loads the page's code (default export) when it is first opened. */
  load: () => Promise<{ default: ComponentType }>;
  /** Pages that show over this one (it renders an Outlet), such as a dialog with its own address. */
  children?: readonly PageDefinition[];
}
