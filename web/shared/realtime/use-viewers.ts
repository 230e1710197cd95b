import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { live } from './live';
import { contractViewersIn, viewersOfPageIn, type ViewersByContract } from './viewers-slice';

/** The ids of the employees who have the page open now, oneself included; joins it while mounted. */
export function useViewers(pageId: string): readonly string[] {
  useEffect(() => live.join(pageId), [pageId]);
  return useSelector((state) => viewersOfPageIn(state as object, pageId));
}

/** Which employees have which customer's page open now; null until it is known. */
export function useContractViewers(): ViewersByContract | null {
  useEffect(() => live.monitor(), []);
  return useSelector(contractViewersIn);
}
