import { useCallback, useId, useMemo, type JSX, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { CUSTOMER_ERRORS } from '../../../src/modules/customers/contract/errors';
import type { CustomerView } from '../../../src/modules/moves/contract/customer.view';
import { apiErrorOf } from '../../shared/api';
import { AppForm, focusFirstFault, type Choice } from '../../shared/forms';
import { PageFrame } from '../../shared/pages';
import { toast } from '../../shared/ui';
import { useListZonesQuery } from '../zip-zones';
import { ActivityPanel } from './activities/activity-panel';
import { ActivityTabs } from './activities/activity-tabs';
import { useAddActivity } from './activities/use-add-activity';
import { useGetConstantsQuery } from './api';
import { ContactSection } from './contact/contact-section';
import { CustomerHeading, nameOf } from './customer-heading';
import styles from './customer.module.css';
import { DraftNotice } from './draft-notice';
import { CustomerFooter } from './footer/customer-footer';
import { LeaveWatch } from './footer/leave-watch';
import { useSaveCustomer } from './footer/use-save-customer';
import { CustomerPageContext, type CustomerPageState } from './form/customer-context';
import { useCustomerForm } from './form/use-customer-form';
import type { CustomerValues } from './form/values';
import { GeneralSection } from './general/general-section';
import { StaleDialog } from './stale/stale-dialog';
import { useStaleReview } from './stale/use-stale-review';

/** What the small board of a day is told. */
export interface DayBoardSlot {
  /** As it is saved. */
  customer: CustomerView;
  day: string;
  /** Off while times are not saved. */
  enabled: boolean;
  /** The board placed an operation: the customer's new version. */
  onPlaced: (nounce: string) => void;
}

export interface CustomerDeskProps {
  customer: CustomerView;
  /** Who may look after a customer. */
  staff: readonly Choice[];
  onRefresh: () => void;
  /** Takes an operation off its truck; answers the customer's new version. */
  unbook: (operation: {
    id: string;
    branchId: string;
    nounce: string;
  }) => Promise<{ nounce: string }>;
  /** Rendered under the operations of the activity on screen. */
  board: (slot: DayBoardSlot) => ReactNode;
  /** What one does with the customer beside changing it. */
  actions?: ReactNode;
}

const NO_ZONES: CustomerPageState['zones'] = [];

/** The page of a customer for those who may change it. */
export function CustomerDesk(props: CustomerDeskProps): JSX.Element {
  const { customer, staff, onRefresh, unbook, board, actions } = props;
  const formId = useId();
  const state = useCustomerForm(customer);
  const { form, base, write, expectVersion } = state;
  const { data: zones = NO_ZONES } = useListZonesQuery();
  const { data: constants } = useGetConstantsQuery();
  const ids = useWatch({
    control: form.control,
    compute: ({ move }: CustomerValues) => move.activities.map(({ _id }) => _id),
  });
  const [search, setSearch] = useSearchParams();
  const at = Math.max(0, ids.indexOf(search.get('activity') ?? ''));
  const selected = ids[at] ?? null;
  const editable = base.status === 'active';

  const select = (id: string): void => setSearch({ activity: id }, { replace: true });
  const showFaults = (): void => {
    const faulty = form.formState.errors.move?.activities;
    const first = ids.findIndex((_, index) => faulty?.[index]);
    const target = ids[first];
    if (target && first !== at) select(target);
    setTimeout(() => focusFirstFault(document.getElementById(formId)));
  };
  const review = useStaleReview(state, onRefresh);
  const saving = useSaveCustomer({ state, onStale: review.open, onFaults: showFaults });
  const invalid = (): void => {
    toast.error('Please fix the highlighted validation errors!');
    showFaults();
  };
  const { add, isAdding } = useAddActivity({ base, write, onAdded: select });

  const takeOff = useCallback(
    async (id: string): Promise<void> => {
      try {
        await write(() => unbook({ id, branchId: base.branchId, nounce: base.nounce }));
        onRefresh();
      } catch (error) {
        toast.error(apiErrorOf(error).message, { stays: true });
      }
    },
    [base, onRefresh, unbook, write],
  );
  const context = useMemo<CustomerPageState>(
    () => ({ base, editable, zones, constants, write, unbook: takeOff }),
    [base, editable, zones, constants, write, takeOff],
  );
  const placed = useCallback(
    (nounce: string): void => {
      expectVersion(nounce);
      onRefresh();
    },
    [expectVersion, onRefresh],
  );

  return (
    <FormProvider {...form}>
      <CustomerPageContext value={context}>
        <PageFrame
          title={nameOf(base)}
          heading={<CustomerHeading customer={base} />}
          stale={
            review.isStale ? { message: CUSTOMER_ERRORS.STALE_NOUNCE, onReload: review.open } : null
          }
          footer={
            <CustomerFooter
              formId={formId}
              isSaving={saving.isSaving}
              message={saving.message}
              mayEdit
            />
          }
        >
          <AppForm
            id={formId}
            form={form}
            onSubmit={saving.save}
            onInvalid={invalid}
            className={styles.desk}
          >
            <LeaveWatch />
            <DraftNotice state={state} />
            <ContactSection staff={staff} actions={actions} />
            <div>
              <ActivityTabs
                selected={selected}
                onSelect={select}
                onAdd={() => void add()}
                isAdding={isAdding}
              />
              {selected ? (
                <ActivityPanel
                  key={selected}
                  index={at}
                  board={(day, saved) =>
                    board({ customer: base, day, enabled: saved && editable, onPlaced: placed })
                  }
                />
              ) : (
                <p className={styles.none}>No activities yet. Add one to plan the move.</p>
              )}
            </div>
            <GeneralSection />
          </AppForm>
          {review.isOpen && state.newer && (
            <StaleDialog
              state={state}
              newer={state.newer}
              staff={staff}
              onClose={review.close}
              onSettled={() => void form.handleSubmit(saving.save, invalid)()}
            />
          )}
        </PageFrame>
      </CustomerPageContext>
    </FormProvider>
  );
}
