import type { Page } from 'playwright-core';
import {
  FOCUS_BACK,
  FOCUS_LOST,
  FOCUS_OUTSIDE,
  focusOn,
  IDLE,
  IN_FIELD,
  OVERLAY,
  OVERLAYS,
  PRESSABLES,
  SIGHT,
} from './in-page.js';
import type { Judge } from './judge.js';

export interface Pressable {
  /** The same for all of a kind. */
  key: string;
  name: string;
}

/** What dialogs open is opened too, what that opens is not. */
const DEEPEST = 2;
/** Until what was pressed has opened, closed or failed. */
const SETTLES_IN_MS = 350;
const TIMEOUT_MS = 1_400;

/** Presses everything on a page by keys, and checks the result. */
export class Presses {
  pressed = 0;
  private untouched = '';

  constructor(
    private readonly page: Page,
    private readonly judge: Judge,
    /** Shows the page again, as if nothing had been pressed. */
    private readonly show: () => Promise<void>,
  ) {}

  /**
   * @param but keys of what is not pressed
   * @param part which of that many parts of the rest, from 1
   */
  async all(where: string, but: readonly string[], part: number, parts: number): Promise<void> {
    await this.show();
    this.untouched = await this.sight();
    const known = new Set(but);
    const found = await this.fresh(known);
    const here = found.filter((_one, index) => index % parts === part - 1);
    await this.each([], here, where, known);
  }

  /** Presses what is there after some presses. */
  private async within(path: Pressable[], where: string, known: Set<string>): Promise<void> {
    await this.each(path, await this.fresh(known), where, known);
  }

  /** What can be pressed now and is not known yet; from then on it is. */
  private async fresh(known: Set<string>): Promise<Pressable[]> {
    const found = await this.page.evaluate<Pressable[]>(PRESSABLES);
    const fresh = found.filter(({ key }) => !known.has(key));
    fresh.forEach(({ key }) => known.add(key));
    return fresh;
  }

  private async each(
    path: Pressable[],
    fresh: readonly Pressable[],
    where: string,
    known: Set<string>,
  ): Promise<void> {
    for (const one of fresh) {
      const here = [...path, one];
      const names = here.map(({ name }) => name).join(' › ');
      const opened = await this.press(here, `${where} › ${names}`);
      if (opened && here.length < DEEPEST) {
        await this.again(here);
        await this.within(here, where, known);
      }
    }
  }

  /** Whether a popup is open after the last press. */
  private async press(path: Pressable[], where: string): Promise<boolean> {
    await this.again(path.slice(0, -1));
    const { page } = this;
    const before = { url: page.url(), sight: await this.sight(), overlays: await this.overlays() };
    if (!(await this.key(path.at(-1)))) return false;
    this.pressed += 1;
    const overlays = await this.overlays();
    if (overlays <= before.overlays) {
      // The pages that it leads to are checked themselves.
      const isHere = page.url() === before.url;
      const isOther = isHere && (await this.sight()) !== before.sight;
      if (isOther) await this.judge.lookAt(page, where);
      await this.holds(where, FOCUS_LOST);
      return false;
    }
    await this.judge.lookAt(page, where, OVERLAY);
    await this.leaves(where, overlays);
    return true;
  }

  /** A popup keeps the focus while it is open, closes on Escape, and gives the focus back. */
  private async leaves(where: string, overlays: number): Promise<void> {
    await this.holds(where, FOCUS_OUTSIDE);
    // Tab leaves a field's list; the other popups keep it.
    const keepsTab = (await this.page.evaluate<boolean>(IN_FIELD)) ? [] : ['Tab', 'Tab', 'Tab'];
    for (const key of keepsTab) await this.page.keyboard.press(key);
    if ((await this.overlays()) !== overlays) {
      await this.holds(where, FOCUS_LOST);
      return;
    }
    await this.holds(where, FOCUS_OUTSIDE);
    await this.page.keyboard.press('Escape');
    if (await this.closes(overlays)) await this.holds(where, FOCUS_BACK);
    else this.judge.note(where, 'Escape does not close it');
  }

  private async closes(overlays: number): Promise<boolean> {
    for (let waited = 0; waited < TIMEOUT_MS; waited += SETTLES_IN_MS) {
      await this.settles();
      if ((await this.overlays()) < overlays) return true;
    }
    return false;
  }

  /** Starts over where anything has changed. */
  private async again(path: Pressable[]): Promise<void> {
    for (let open = await this.overlays(); open > 0; open -= 1) {
      await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(SETTLES_IN_MS);
    }
    if ((await this.sight()) !== this.untouched || (await this.overlays()) > 0) await this.show();
    for (const one of path) await this.key(one);
  }

  private async key(one: Pressable | undefined): Promise<boolean> {
    const key = one && (await this.page.evaluate<string | null>(focusOn(one.key)));
    if (!key) return false;
    await this.page.keyboard.press(key);
    await this.settles();
    return true;
  }

  /** Waits until even a busy machine has done what the page had to do. */
  private async settles(): Promise<void> {
    await this.page.waitForTimeout(SETTLES_IN_MS);
    await this.page.evaluate(IDLE);
  }

  private async holds(where: string, script: string): Promise<void> {
    for (let waited = 0; ; waited += SETTLES_IN_MS) {
      const fault = await this.page.evaluate<string | null>(script);
      if (!fault) return;
      if (waited >= TIMEOUT_MS) {
        this.judge.note(where, fault);
        return;
      }
      await this.page.waitForTimeout(SETTLES_IN_MS);
    }
  }

  private readonly sight = (): Promise<string> => this.page.evaluate<string>(SIGHT);
  private readonly overlays = (): Promise<number> => this.page.evaluate<number>(OVERLAYS);
}
