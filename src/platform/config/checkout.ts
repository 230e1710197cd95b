import { existsSync } from 'node:fs';

/** The checkout or image, seen from src or from dist/server, which is one folder further down. */
const ROOTS = ['../../../', '../../../../'].map((path) => new URL(path, import.meta.url));

/** A file that lies beside the server's own, by its path in the checkout; undefined where it was not taken along. */
export const inCheckout = (path: string): URL | undefined =>
  ROOTS.map((root) => new URL(path, root)).find((file) => existsSync(file));
