import { whenDrawn } from '../../../shared/ui';
import type { ActivityPath } from '../form/values';

/** Puts the focus on the worktime of a stop, once its day is on screen. */
export function focusWorktime(path: ActivityPath, index: number): void {
  const field = `input[name="${path}.locations.${index}.worktime"]`;
  whenDrawn(() => {
    const input = document.querySelector<HTMLInputElement>(field);
    input?.focus();
    return input !== null;
  });
}
