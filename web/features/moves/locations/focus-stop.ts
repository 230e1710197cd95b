import { whenDrawn } from '../../../shared/ui';
import type { ActivityPath } from '../form/values';

export const gripOf = (index: number): HTMLElement | null =>
  document.querySelector(`[data-location-grip="${index}"]`);

/** Opens the card of a stop and puts the focus on a field of it, as soon as it is drawn. */
export function focusField(index: number, field: string): void {
  whenDrawn(() => {
    const card = gripOf(index)?.closest('li');
    const input = card?.querySelector<HTMLInputElement>(field);
    if (!input) card?.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click();
    else if (!input.matches(':disabled')) input.focus();
    return Boolean(input);
  });
}

/** Puts the focus on the worktime of a stop, once its day is on screen. */
export function focusWorktime(path: ActivityPath, index: number): void {
  const field = `input[name="${path}.locations.${index}.worktime"]`;
  whenDrawn(() => {
    const input = document.querySelector<HTMLInputElement>(field);
    input?.focus();
    return input !== null;
  });
}

/** Adds a stop to a day, once that is on screen, with the focus on its address. */
export function openNewStop(path: ActivityPath): void {
  whenDrawn(() => {
    const button = document.querySelector<HTMLButtonElement>(`button[data-add-stop="${path}"]`);
    button?.click();
    return button !== null;
  });
}
