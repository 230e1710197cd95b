import type { ComponentType } from 'react';

/** A page's code. */
export interface PageCode {
  default: ComponentType;
  /** Begins to fetch what the page shows first at an address; the page then finds it there. */
  fetchAhead?: (
    params: Readonly<Record<string, string | undefined>>,
    search: URLSearchParams,
  ) => void;
}

/** A part of the frame that stays while one goes from one of its pages to another. */
export interface PartDefinition {
  /** Loads the part's code; it renders an Outlet for the pages. */
  load: () => Promise<{ default: ComponentType }>;
}

/** One page, as a feature or `web/pages` exports it from its `routes.ts`. */
export interface PageDefinition {
  /**
   * The full path exactly as in the permission table's `WEB_ROUTES`, such as `/emma/customer/:id`:
   * that table says who may open it and where it is in the sidebar.
   */
  path: string;
  /** Loads the page's code when it is first opened, or when somebody is about to open it. */
  load: () => Promise<PageCode>;
  /** Loads what the page is not drawn without, but can begin to fetch without. */
  loadRest?: () => Promise<unknown>;
  /** Pages that show over this one (it renders an Outlet), such as a dialog with its own address. */
  children?: readonly PageDefinition[];
  /** The part of the frame that it is in, if any. */
  within?: PartDefinition;
}
