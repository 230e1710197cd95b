import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import {
  CUSTOMER_PAGE_SIZES,
  type CustomerPageSize,
} from '#modules/customers/contract/customer-list-terms.js';

/** CSS pixels: what stands above and under the rows, and a row. */
const AROUND_ROWS = 236;
const ROW = 32;

const LARGEST = CUSTOMER_PAGE_SIZES[CUSTOMER_PAGE_SIZES.length - 1] ?? CUSTOMER_PAGE_SIZES[0];

/** The fewest rows that leave no room for another under them in a window so high, in CSS pixels (R-LIST-26). */
export function fittingSize(height = window.innerHeight): CustomerPageSize {
  const rows = Math.floor((height - AROUND_ROWS) / ROW);
  return CUSTOMER_PAGE_SIZES.find((size) => size >= rows) ?? LARGEST;
}

/** The same, as the window changes. */
export function useFittingSize(): CustomerPageSize {
  const [size, setSize] = useState(() => fittingSize());
  useWindowEvent('resize', () => setSize(fittingSize()));
  return size;
}
