/** How many frames faults may take to appear on screen. */
const FRAMES = 30;

/** Puts the focus on the first faulty field of a part of the page, once its faults are on screen. */
export function focusFirstFault(within: ParentNode | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const faulty = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!faulty) {
      if (frames > 0) focusFirstFault(within, frames - 1);
      return;
    }
    faulty.focus();
    faulty.scrollIntoView({ block: 'center' });
  });
}
