import { Box } from '@mantine/core';
import type { JSX } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { isLocalDate } from '#kernel/local-date.js';
import type { CreateCustomerDto } from '#modules/moves/contract/create-customer.dto.js';
import { Banner } from '../../../shared/ui';
import { notPlannedWords, plannedWords, type PlannedTime } from './planned-time';

export interface PlannedBannerProps {
  time: PlannedTime;
  control: Control<CreateCustomerDto>;
  /** Of the branch where it was free, as far as it is known. */
  branchName: string | undefined;
}

const DETAILS = 'moveContractRequest.moveDetails';

/** What is entered with the new customer, or why nothing is since another day or branch was chosen. */
export function PlannedBanner({ time, control, branchName }: PlannedBannerProps): JSX.Element {
  const branchId = useWatch({ control, name: `${DETAILS}.branchId` });
  const day = useWatch({ control, name: `${DETAILS}.requestedDay` });
  // Half a day is not another one while it is being typed.
  const isOtherDay = !day || (isLocalDate(day) && day !== time.day);
  return (
    <Box mb="md">
      {isOtherDay || branchId !== time.branchId ? (
        <Banner tone="warning">{notPlannedWords(time, branchName)}</Banner>
      ) : (
        <Banner tone="info">{plannedWords(time)}</Banner>
      )}
    </Box>
  );
}
