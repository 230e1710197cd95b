/** Puts the focus on the first faulty field of a part of the page, once its faults are on screen. */
export function focusFirstFault(within: ParentNode | null): void {
  requestAnimationFrame(() => {
    const faulty = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
    faulty?.focus();
    faulty?.scrollIntoView({ block: 'center' });
  });
}
