import { textOnColor } from '../../../shared/ui';
import type { MapPoint } from '../overview-map-props';
import styles from './map-canvas.module.css';

/** A point on the map. Nobody reaches it by keys: what it shows stands in the list beside the map. */
export function pointElement({ label, sign, color }: MapPoint): HTMLElement {
  const point = document.createElement('div');
  point.className = styles.point ?? '';
  point.setAttribute('role', 'img');
  point.setAttribute('aria-label', label);
  point.title = label;
  point.textContent = sign;
  point.style.backgroundColor = color;
  point.style.color = textOnColor(color);
  return point;
}
