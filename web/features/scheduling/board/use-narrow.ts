import { useMediaQuery } from '@mantine/hooks';

/** A phone: the board is readable there, not editable. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
