import { Box } from '@mantine/core';
import { useEffect, useState, type JSX } from 'react';
import { useFormState } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isId } from '#kernel/ids.js';
import { isLocalDate } from '#kernel/local-date.js';
import { TEXT_LIMITS } from '#kernel/validation/limits.js';
import type { CreateCustomerDto } from '#modules/moves/contract/create-customer.dto.js';
import {
  DraftNotice,
  showRefusal,
  useAppForm,
  useDraft,
  useLeaveGuard,
} from '../../../shared/forms';
import { todayIn } from '../../../shared/format';
import { useDialogTitle, withAskedDay } from '../../../shared/pages';
import { confirm, Dialog } from '../../../shared/ui';
import { useViewingBranch } from '../../branches';
import { JUST_ENTERED } from '../rail/use-focus-on-step';
import { CreateCustomerForm } from './create-customer-form';
import { PAST_DAY_TITLE, pastDayQuestion } from '../labels/past-days';
import { createCustomerResolver } from './create-customer-resolver';
import { PlannedBanner } from './planned-banner';
import { plannedTimeIn } from './planned-time';
import { useCreatePlanned } from './use-create-planned';

const emptyCustomer = (branchId: string, requestedDay: string | null): CreateCustomerDto => ({
  moveContractRequest: {
    customerInformation: {
      firstName: '',
      lastName: '',
      phone: '',
      phoneType: '',
      email: '',
      referredBy: '',
      altFirstName: '',
      altLastName: '',
      altPhone: '',
      altPhoneType: '',
      altEmail: '',
      isRepeat: false,
      previousContractId: null,
    },
    moveDetails: { branchId, requestedDay },
  },
});

/** With a name that was typed elsewhere: its first word is the first name. */
function named(customer: CreateCustomerDto, name: string): CreateCustomerDto {
  const [firstName = '', ...rest] = name.slice(0, TEXT_LIMITS.name).trim().split(/\s+/);
  const { customerInformation } = customer.moveContractRequest;
  Object.assign(customerInformation, { firstName, lastName: rest.join(' ') });
  return customer;
}

const NOT_CREATED = 'The customer has not been created yet.';

/** A new customer, with the day and branch in the page's address. */
export function CreateCustomerDialog(): JSX.Element {
  useDialogTitle('New Customer');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const { branch, branches } = useViewingBranch();
  const time = plannedTimeIn(search);
  const create = useCreatePlanned(time);
  const [day, asked] = [search.get('requestedDay'), search.get('branchId')];
  const branchId = isId(asked) ? asked : branch?._id;
  const asAddressed = (): CreateCustomerDto =>
    named(emptyCustomer(branchId ?? '', isLocalDate(day) ? day : null), search.get('name') ?? '');
  const form = useAppForm<CreateCustomerDto>({
    defaultValues: asAddressed(),
    resolver: createCustomerResolver,
  });

  useEffect(() => {
    const path = 'moveContractRequest.moveDetails.branchId';
    if (branchId && !form.getValues(path)) form.setValue(path, branchId);
  }, [branchId, form]);

  /** How often it was begun anew. */
  const [round, setRound] = useState(0);
  // Whoever opens this has someone on the phone: the first key goes into the name.
  useEffect(() => {
    const timer = setTimeout(() =>
      form.setFocus('moveContractRequest.customerInformation.firstName'),
    );
    return () => clearTimeout(timer);
  }, [form, round]);

  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  // What was typed for one address, such as that of a free time, is not for another.
  const draft = useDraft(form, 'customer:new', search.toString());
  const { discard, outdated } = draft;
  useEffect(() => {
    if (outdated) discard();
  }, [discard, outdated]);
  const letGo = useLeaveGuard(isDirty ? [NOT_CREATED] : []);
  // A reload keeps what is typed; someone who leaves has been asked.
  useEffect(() => discard, [discard]);

  const beginAnew = (): void => {
    discard();
    form.reset(asAddressed());
    setRound(round + 1);
  };

  // The requested day becomes the day of the first activity.
  const agreed = async (values: CreateCustomerDto): Promise<boolean> => {
    const { branchId: at, requestedDay } = values.moveContractRequest.moveDetails;
    const zone = branches.find(({ _id }) => _id === at)?.timezone;
    const question = zone && pastDayQuestion([requestedDay ?? null], todayIn(zone));
    return (
      !question ||
      confirm({ title: PAST_DAY_TITLE, message: question, confirmLabel: 'Save anyway' })
    );
  };
  const submit = async (values: CreateCustomerDto): Promise<void> => {
    if (!(await agreed(values))) return;
    try {
      const id = await create(values);
      letGo();
      const asked = time && values.moveContractRequest.moveDetails.requestedDay;
      const state = withAskedDay(JUST_ENTERED, asked);
      await navigate(`/emma/customer/${id}`, { replace: true, state });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  // Back to the list or board that one came from; the first page of a tab has nothing before it.
  const close = (): void => {
    if (isFirst) void navigate('/emma/customer');
    else void navigate(-1);
  };

  return (
    <Dialog
      onClose={close}
      title="Customer Details"
      size="xl"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {draft.restored && (
        <Box mb="md">
          <DraftNotice draft={{ ...draft, discard: beginAnew }} />
        </Box>
      )}
      {time && (
        <PlannedBanner
          time={time}
          control={form.control}
          branchName={branches.find(({ _id }) => _id === time.branchId)?.name}
        />
      )}
      <CreateCustomerForm
        key={round}
        form={form}
        onSubmit={submit}
        onCancel={close}
        isSaving={isSubmitting}
        isRestored={draft.restored}
        refusal={form.formState.errors.root?.message ?? null}
      />
    </Dialog>
  );
}
