/** Bytes of a file, both ends inclusive, counted from 0. */
export interface ByteSpan {
  start: number;
  end: number;
}

/**
 * The whole file, a part of it, or nothing: the header asks for bytes that the file does not have.
 */
export type RangeAnswer =
  | { kind: 'whole'; span: ByteSpan }
  | { kind: 'part'; span: ByteSpan }
  | { kind: 'none' };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks of a file of `size` bytes. A malformed header, or one with several
 * ranges, asks for the whole file, as RFC 9110 allows.
 */
export function readRange(header: string | undefined, size: number): RangeAnswer {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  const isNone = first === '' && last === '';
  if (isNone || (first !== '' && last !== '' && Number(last) < Number(first))) {
    return { kind: 'whole', span: { start: 0, end: size - 1 } };
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? { kind: 'none' } : { kind: 'part', span: { start, end } };
}
