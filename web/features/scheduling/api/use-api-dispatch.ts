import { useDispatch } from 'react-redux';

/** Dispatches what the API slice makes: its patches and refreshes are thunks of its own state. */
export const useApiDispatch = (): ((action: unknown) => void) =>
  useDispatch() as (action: unknown) => void;
