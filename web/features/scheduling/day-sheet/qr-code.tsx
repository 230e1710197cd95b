import type { JSX } from 'react';
import styles from './day-sheet.module.css';
import type { QrPath } from './use-qr-code';

/** A QR code; its place stays free while it is not drawn yet. */
export function QrCode({ code, label }: { code: QrPath | null; label: string }): JSX.Element {
  if (!code) return <span className={styles.code} />;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="#000" />
    </svg>
  );
}
