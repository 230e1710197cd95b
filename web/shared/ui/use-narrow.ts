import { useMediaQuery } from '@mantine/hooks';

const PHONE = '(max-width: 768px)';

/** A phone: there is no sidebar, and the board is readable, not editable. */
export const useNarrow = (): boolean =>
  useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
