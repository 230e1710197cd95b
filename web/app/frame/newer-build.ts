/** Names the build that was reloaded away from, in this tab. */
const LEFT = 'emma.left-build';

/** The script that this page began with; its name changes with what is built. */
const runningScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server has the page in a newer build: files of this one may be gone. */
export async function isOutdated(): Promise<boolean> {
  const script = runningScript();
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  return script !== null && answer?.ok === true && !(await answer.text()).includes(script);
}

/** True once in a tab for each build: one that is still there after a reload is not reloaded again. */
export function mayLeaveBuild(): boolean {
  const script = runningScript() ?? '';
  if (sessionStorage.getItem(LEFT) === script) return false;
  sessionStorage.setItem(LEFT, script);
  return true;
}
