import type { ActivityPath } from '../form/values';

/** As soon as the day is drawn, which a busy machine may need some frames for. */
const FRAMES = 60;

/** Puts the focus on the worktime of a stop, once its day is on screen. */
export function focusWorktime(path: ActivityPath, index: number, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const input = document.querySelector<HTMLInputElement>(
      `input[name="${path}.locations.${index}.worktime"]`,
    );
    if (input) input.focus();
    else if (frames > 0) focusWorktime(path, index, frames - 1);
  });
}
