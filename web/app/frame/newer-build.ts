/** Remembers, in this tab, the build that was reloaded away from. */
const LEFT = 'emma.left-build';

/** The script that this page started with; its name changes with every build. */
const runningScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server has a newer build of the page: files of this one may be gone. */
export async function isOutdated(): Promise<boolean> {
  const script = runningScript();
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  return script !== null && answer?.ok === true && !(await answer.text()).includes(script);
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
