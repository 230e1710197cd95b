import { createElement, lazy, useState, type ComponentType, type JSX } from 'react';
import type { PageCode, PageDefinition } from './page-definition';

const loaded = new WeakMap<object, unknown>();

/** Loads a module whose default export is a component, and keeps that for `whenLoaded`. */
export async function loadCode<Loaded extends { default: unknown }>(
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const code = await load();
  loaded.set(load, code.default);
  return code;
}

/**
 * Loads all that a page is drawn with, and the part of the frame around it.
 * @param begin called as soon as the page's own code is there
 */
export async function loadPage(
  { load, loadRest, within }: PageDefinition,
  begin: (page: PageCode) => void = () => undefined,
): Promise<void> {
  await Promise.all([loadCode(load).then(begin), loadRest?.(), within && loadCode(within.load)]);
}

/**
 * The component of a module that is loaded when it is first shown. What `loadCode` brought before is
 * drawn at once: waiting even for code that is there shows an outline of the page for a third of a
 * second, because React lets no outline flicker.
 */
export function whenLoaded<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => JSX.Element {
  const Waiting = lazy(() => loadCode(load));
  return function WhenLoaded(props) {
    // Neither may become the other while it is shown: that would begin the page anew.
    const [{ Shown }] = useState(() => ({
      Shown: (loaded.get(load) as ComponentType<Props> | undefined) ?? Waiting,
    }));
    return createElement(Shown, props);
  };
}
