import { useWindowTitle } from '../../shared/pages';
import { useGetClientConfigQuery } from './api';

/** The window's title on a page outside the frame. */
export function useClientTitle(page: string): void {
  const { data } = useGetClientConfigQuery();
  useWindowTitle(page, data?.sandboxLabel ?? null);
}
