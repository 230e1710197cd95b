import { Anchor } from '@mantine/core';
import { memo, useId, useMemo, type JSX, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { CUSTOMER_ERRORS } from '#modules/moves/contract/errors.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { AppForm, focusFirstFault, type Choice } from '../../shared/forms';
import { PageFrame, useQuery } from '../../shared/pages';
import { DeferredRender, toast, useLatest } from '../../shared/ui';
import { useListZonesQuery } from '../zip-zones/index';
import { AddActivityDialog } from './activities/add-activity-dialog';
import { ActivityPanel, type ActivityPanelProps } from './activities/activity-panel';
import { ActivityTabs } from './activities/activity-tabs';
import type { FinderSlot } from './activities/board-or-finder';
import { useAddActivity } from './activities/use-add-activity';
import { useGetConstantsQuery } from './api';
import { ContactSection } from './contact/contact-section';
import { CustomerHeading, nameOf } from './customer-heading';
import styles from './customer.module.css';
import { DraftNotice } from './draft-notice';
import { CustomerFooter } from './footer/customer-footer';
import { LeaveWatch } from './footer/leave-watch';
import { UnsavedFollowed } from './footer/unsaved-followed';
import { useSaveFirst } from './footer/use-save-first';
import { useSaveCustomer } from './footer/use-save-customer';
import {
  ActivityScopeContext,
  CustomerPageContext,
  type CustomerPageState,
} from './form/customer-context';
import { useSettleFigures } from './figures/use-settle-figures';
import { useCustomerForm, type CustomerFormState } from './form/use-customer-form';
import { useScopeOf } from './form/use-scope-of';
import type { CustomerValues } from './form/values';
import { GeneralSection } from './general/general-section';
import { LockedNotice } from './locked-notice';
import type { RailSlot } from './rail/quote-rail';
import { StaleDialog } from './stale/stale-dialog';
import { useStaleReview } from './stale/use-stale-review';
import {
  useCustomerActions,
  type NotReady,
  type SavedOperation,
  type UnbookedOperation,
} from './use-customer-actions';
import { useCustomerKeys } from './use-customer-keys';

/** What the small board of a day gets. */
export interface DayBoardSlot {
  /** As a save would store what is typed. */
  customer: CustomerView;
  day: string;
  enabled: boolean;
  /**
   * Call before an operation is placed: saves what is typed, or shows why it must not be placed.
   */
  saveFirst: (operationId: string) => Promise<SavedOperation | NotReady>;
  /** The board placed an operation: the customer's new version. */
  onPlaced: (nounce: string) => void;
}

export interface CustomerEditorProps {
  customer: CustomerView;
  /** Who may look after a customer. */
  staff: readonly Choice[];
  /** Loads the newest version; undefined if that failed. */
  onRefresh: () => Promise<CustomerView | undefined>;
  /** Takes an operation off its truck; returns the customer's new version. */
  unbook: (operation: UnbookedOperation) => Promise<{ nounce: string }>;
  /** Rendered below the operations of the activity on screen. */
  board: (slot: DayBoardSlot) => ReactNode;
  /** Looks for a free time for the activity on screen, in the board's place while it is asked for. */
  finder?: (slot: FinderSlot) => ReactNode;
  /** Actions with the customer besides changing it. */
  actions?: ReactNode;
  /** The quote next to the page. */
  rail?: (slot: RailSlot) => ReactNode;
}

const NO_ZONES: CustomerPageState['zones'] = [];

/** The page of a customer for those who may change it. */
export function CustomerEditor(props: CustomerEditorProps): JSX.Element {
  const state = useCustomerForm(props.customer);
  return <EditorPage {...props} state={state} />;
}

type EditorPageProps = CustomerEditorProps & { state: CustomerFormState };

/** Not drawn again where the form alone has another state: its fields follow that by themselves. */
const EditorPage = memo(function EditorPage(props: EditorPageProps): JSX.Element {
  const { state, staff, onRefresh, unbook, board, finder, actions, rail } = props;
  const formId = useId();
  const { form, base, write, present, unsaved, takeBack } = state;
  const { data: zones = NO_ZONES } = useListZonesQuery(undefined, {
    selectFromResult: ({ data }) => ({ data }),
  });
  const { data: constants } = useGetConstantsQuery(undefined, {
    selectFromResult: ({ data }) => ({ data }),
  });
  const ids = useWatch({
    control: form.control,
    compute: ({ move }: CustomerValues) => move.activities.map(({ _id }) => _id),
  });
  const [search, setSearch] = useQuery();
  const at = Math.max(0, ids.indexOf(search.get('activity') ?? ''));
  const selected = ids[at] ?? null;
  const { branchId, days } = useWatch({
    control: form.control,
    compute: ({ branchId, move }: CustomerValues) => ({
      ...{ branchId, days: move.activities.map(({ activityDay }) => activityDay) },
    }),
  });
  const editable = base.status === 'active';
  const scope = useScopeOf(base, selected, at);

  const select = (id: string): void => setSearch({ activity: id });
  const showFaults = (): void => {
    const faulty = form.getErrors().move?.activities;
    const first = ids.findIndex((_, index) => faulty?.[index]);
    const target = ids[first];
    if (target && first !== at) select(target);
    setTimeout(() => focusFirstFault(document.getElementById(formId)));
  };
  const review = useStaleReview(state, () => void onRefresh());
  const saving = useSaveCustomer({
    ...{ state, zones, load: onRefresh },
    ...{ onStale: review.show, onFaults: showFaults },
  });
  const invalid = (): void => {
    toast.error('Please fix the highlighted validation errors!');
    showFaults();
  };
  const { submit, saveFirst } = useSaveFirst({
    state,
    save: saving.save,
    onInvalid: invalid,
    load: onRefresh,
  });
  const { asking, ...adding } = useAddActivity(state, select);
  const settleFigures = useSettleFigures({
    ...{ form, base, constants, unsaved, saveFirst, select },
  });
  const { ready, takeOff, placed } = useCustomerActions({
    state,
    saveFirst,
    settleFigures,
    load: onRefresh,
    unbook,
  });
  const presentNow = useLatest(present);
  const first = useLatest(saveFirst);
  const settleNow = useLatest(settleFigures);
  const unsavedNow = useLatest(unsaved);
  const takeOffNow = useLatest(takeOff);
  const context = useMemo<CustomerPageState>(
    () => ({
      ...{ base, editable, zones, constants, write },
      ...{ present: presentNow, unsaved: unsavedNow, saveFirst: first, unbook: takeOffNow },
      settleFigures: settleNow,
    }),
    [base, editable, zones, constants, write, presentNow, unsavedNow, first, takeOffNow, settleNow],
  );

  useCustomerKeys({
    save: () => {
      const page = document.getElementById(formId);
      if (page instanceof HTMLFormElement && unsaved().changes.length > 0) page.requestSubmit();
    },
    ...{ ids, select },
    ...{ branchId, day: days[at] ?? null },
  });
  const boardOf =
    (activityId: string): ActivityPanelProps['board'] =>
    (day, planned) =>
      board({
        customer: planned,
        day,
        enabled: editable,
        saveFirst: (operationId) => ready(activityId, operationId),
        onPlaced: placed,
      });

  return (
    <FormProvider {...form}>
      <CustomerPageContext value={context}>
        <UnsavedFollowed>
          <PageFrame
            title={nameOf(base)}
            shows="this customer"
            timezone={base.branch.timezone}
            heading={<CustomerHeading customer={base} />}
            stale={
              review.isStale
                ? { message: CUSTOMER_ERRORS.STALE_NOUNCE, onReload: review.open }
                : null
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
              onSubmit={submit}
              onInvalid={invalid}
              className={styles.layout}
            >
              <ActivityScopeContext value={scope}>
                <div className={styles.page}>
                  <LeaveWatch saves={state.saves} />
                  <DraftNotice state={state} />
                  <LockedNotice onTakeBack={takeBack} />
                  <ContactSection staff={staff} actions={actions} />
                  <div>
                    <ActivityTabs
                      selected={selected}
                      onSelect={select}
                      onAdd={adding.start}
                      isAdding={adding.isAdding}
                    />
                    {selected ? (
                      <ActivityPanel board={boardOf(selected)} finder={finder} />
                    ) : (
                      <p className={styles.none}>
                        No activities yet.{' '}
                        {editable && (
                          <Anchor component="button" type="button" inherit onClick={adding.start}>
                            Add one to plan the move
                          </Anchor>
                        )}
                      </p>
                    )}
                  </div>
                  <DeferredRender turns={5}>
                    <GeneralSection />
                  </DeferredRender>
                </div>
                {rail && (
                  <DeferredRender turns={2} before={<div />}>
                    {rail({ isSaving: saving.isSaving, onAddDay: adding.start, onSelect: select })}
                  </DeferredRender>
                )}
              </ActivityScopeContext>
            </AppForm>
            {asking && (
              <AddActivityDialog
                {...asking}
                onAdd={adding.add}
                onClose={adding.stop}
                isAdding={adding.isAdding}
              />
            )}
            {review.isOpen && state.newer && (
              <StaleDialog
                state={state}
                newer={state.newer}
                staff={staff}
                onClose={review.close}
                onSettled={() => void form.handleSubmit(submit, invalid)()}
              />
            )}
          </PageFrame>
        </UnsavedFollowed>
      </CustomerPageContext>
    </FormProvider>
  );
});
