import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useMemo, type JSX } from 'react';
import { Link, useLocation, useNavigate, useParams, type Location } from 'react-router-dom';
import { isId } from '#kernel/ids.js';
import { useStaff } from '../../features/employees';
import {
  CustomerEditor,
  CustomerSheet,
  fetchConstantsAhead,
  fetchCustomerAhead,
  useGetCustomerQuery,
  useLiveCustomer,
  type CustomerEditorProps,
} from '../../features/moves';
import { CustomerDayBoard, isHeldFor, SlotFinder, useHeldAgain } from '../../features/scheduling';
import { fetchZonesAhead } from '../../features/zip-zones';
import { mayNow, useMay } from '../../shared/auth';
import { PageFrame, StickyFooter, useOver, wayBackIn, type PageCode } from '../../shared/pages';
import { useShortcut } from '../../shared/shortcuts';
import { useDeferredRender } from '../../shared/ui';
import { ActualsOfDay } from './actuals-of-day';
import { OfferKept, useTellOffer } from './booking-offer';
import { CustomerActions } from './customer-actions';
import { CustomerRail } from './customer-rail';
import { CustomerSkeleton } from './customer-skeleton';
import { useUnbookOperationMutation } from './placement-api';
import type { EmployeeSummaryView } from '#modules/employees/contract/employee.view.js';
import type { Choice } from '../../shared/forms';

const BACK_LOOK = {
  variant: 'default',
  leftSection: <IconArrowLeft size={14} aria-hidden />,
};

/** Leads a reader back to where the customer was opened. */
function BackFooter(): JSX.Element {
  const over = useOver();
  return (
    <StickyFooter
      start={
        over ? (
          <Button {...BACK_LOOK} onClick={over.close}>
            Back to the board
          </Button>
        ) : (
          <Button {...BACK_LOOK} component={Link} to="/emma/customer">
            Back
          </Button>
        )
      }
    />
  );
}

/** Escape leads back to the list from which the customer was opened; what is typed asks first, as ever. */
function useWayBack(): void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const from = wayBackIn(state);
  useShortcut('goBack', () => void navigate(from ?? ''), from !== null);
}

/** A time of the page that Undo holds again is shown where it was held: what the page offers to book is that one. */
function useHeldTimeShown(activities: readonly { _id: string }[]): void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  useHeldAgain((hold) => {
    const held = activities.find(({ _id }) => isHeldFor(hold, _id));
    if (held) void navigate(`?open=slot&activity=${held._id}`, { replace: true, state });
  });
}

function LoadedCustomer({ id }: { id: string }): JSX.Element {
  const mayEdit = useMay('sell');
  const staff = useStaffChoices(useStaff());
  // It is asked again once the page is live: drawing all of it twice more for the same answer would be its longest tasks.
  const {
    data: customer,
    error,
    refetch,
  } = useGetCustomerQuery(id, { selectFromResult: ({ data, error }) => ({ data, error }) });
  const tellOffer = useTellOffer();
  const [takeOff] = useUnbookOperationMutation();
  useLiveCustomer(id);
  useWayBack();
  useHeldTimeShown(customer?.move.activities ?? []);
  const refresh = useCallback(async () => {
    try {
      return (await refetch()).data;
    } catch {
      // The page was left while something was stored: nobody looks at the customer here.
      return undefined;
    }
  }, [refetch]);
  const unbook = useCallback<CustomerEditorProps['unbook']>(
    (operation) => takeOff(operation).unwrap(),
    [takeOff],
  );
  const isDrawn = useDeferredRender(customer !== undefined);

  if (!customer || !isDrawn) {
    return (
      <PageFrame
        title="Customer"
        state={error ? 'failed' : 'loading'}
        error={error}
        onRetry={() => void refresh()}
        skeleton={<CustomerSkeleton />}
      />
    );
  }
  if (!mayEdit) {
    const went = (day: string): JSX.Element => <ActualsOfDay customer={customer} day={day} />;
    return <CustomerSheet customer={customer} footer={<BackFooter />} went={went} />;
  }
  return (
    <CustomerEditor
      customer={customer}
      staff={staff}
      onRefresh={refresh}
      unbook={unbook}
      board={(slot) => (
        <>
          <ActualsOfDay customer={customer} day={slot.day} />
          <CustomerDayBoard {...slot} onOffer={tellOffer} />
        </>
      )}
      finder={(slot) => <SlotFinder {...slot} onOffer={tellOffer} />}
      rail={(slot) => <CustomerRail {...{ customer, staff, slot }} />}
      actions={<CustomerActions customer={customer} />}
    />
  );
}

/** For whoever is about to open a customer. */
export const fetchAhead: PageCode['fetchAhead'] = ({ id }) => {
  if (isId(id)) fetchCustomerAhead(id);
  if (!mayNow('sell')) return;
  fetchConstantsAhead();
  fetchZonesAhead();
};

/** /emma/customer/{id}. */
export default function CustomerPage(): JSX.Element {
  const { id = '' } = useParams();
  // Another customer is another page: nothing typed may be carried over.
  return (
    <OfferKept key={id}>
      <LoadedCustomer id={id} />
    </OfferKept>
  );
}

/** Everyone who works here, to choose one of. */
const useStaffChoices = (staff: ReadonlyMap<string, EmployeeSummaryView>): Choice[] =>
  useMemo(
    () => [...staff.values()].map(({ _id, displayName }) => ({ value: _id, label: displayName })),
    [staff],
  );
