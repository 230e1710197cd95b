import type { Page, Route } from 'playwright-core';
import { FOCUS_LOST } from './in-page.js';
import type { Judge } from './judge.js';

/** Until a save is answered and its message is on screen. */
const SETTLES_IN_MS = 1_000;

const REFUSALS = {
  'refused, because somebody else saved': {
    statusCode: 409,
    code: 'STALE_NOUNCE',
    message: 'Someone else changed this.',
    errors: [],
  },
  'refused, because of a field': {
    statusCode: 400,
    code: 'VALIDATION_FAILED',
    message: 'Please fix the highlighted validation errors!',
    errors: [{ path: 'name', message: 'This field is required' }],
  },
} as const;

/** Changes a field, and saves by keys: refused for each reason, and at last stored. */
export async function lookAtForm(
  page: Page,
  judge: Judge,
  where: string,
  label: string,
): Promise<void> {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const press = async (state: string): Promise<void> => {
    await save.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(SETTLES_IN_MS);
    await judge.lookAt(page, `${where}, ${state}`);
    const lost = await page.evaluate<string | null>(FOCUS_LOST);
    if (lost) judge.note(`${where}, ${state}`, lost);
    // The reason of the refusal may have to be closed first.
    await page.keyboard.press('Escape');
  };
  await page.getByLabel(label).first().focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' x');
  await judge.look(page, `${where}, unsaved`);
  for (const [state, json] of Object.entries(REFUSALS)) {
    const refuse = (route: Route): Promise<void> =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: json.statusCode, json });
    await page.route('**/api/v3/**', refuse);
    await press(state);
    await page.unroute('**/api/v3/**', refuse);
  }
  await press('saved');
}
