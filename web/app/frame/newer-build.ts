/** Remembers, in this tab, the build that was reloaded away from. */
const LEFT = 'emma.left-build';

/** The script that this page started with; its name changes with every build. */
const runningScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** What the server has of the page: files of this build may be gone from it. */
export type BuildOnServer = 'newer' | 'same' | 'out of reach';

export async function buildOnServer(): Promise<BuildOnServer> {
  const script = runningScript();
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (answer === null) return 'out of reach';
  const isNewer = script !== null && answer.ok && !(await answer.text()).includes(script);
  return isNewer ? 'newer' : 'same';
}

/**
 * True once in a tab for each build: one that is still there after a reload is not reloaded again.
 */
export function mayLeaveBuild(): boolean {
  const script = runningScript() ?? '';
  if (sessionStorage.getItem(LEFT) === script) return false;
  sessionStorage.setItem(LEFT, script);
  return true;
}
