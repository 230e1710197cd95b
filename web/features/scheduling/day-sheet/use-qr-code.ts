import { useEffect, useState } from 'react';

/** A QR code as a path in a square of `size` units. */
export interface QrPath {
  size: number;
  path: string;
}

/** Each dark module as a square of one unit. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** The QR code of a text; null until the library is there, and without it. */
export function useQrCode(text: string): QrPath | null {
  const [code, setCode] = useState<QrPath | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr')
      .then(({ encode }) => encode(text))
      .then(
        ({ size, data }) => isWanted && setCode({ size, path: pathOf(data) }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return code;
}
