import styles from './map-canvas.module.css';

const PIN =
  '<svg width="26" height="34" viewBox="0 0 26 34" aria-hidden="true">' +
  '<path fill="currentColor" stroke="#fff" stroke-width="1.5" d="M13 33C13 33 24 20.5 24 12.5 24 6.2 19.1 1 13 1S2 6.2 2 12.5C2 20.5 13 33 13 33Z"/>' +
  '<circle cx="13" cy="12.5" r="4" fill="#fff"/></svg>';

/** The pin on the map; its tip is the place. */
export function pinElement(label: string): HTMLElement {
  const pin = document.createElement('div');
  pin.className = styles.pin ?? '';
  pin.setAttribute('role', 'img');
  pin.setAttribute('aria-label', label);
  pin.innerHTML = PIN;
  return pin;
}
