import { Modal } from '@mantine/core';
import { useEffect, type JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isId } from '../../../../src/kernel/ids';
import { isLocalDate } from '../../../../src/kernel/local-date';
import { CreateCustomerDto } from '../../../../src/modules/moves/contract/create-customer.dto';
import { apiErrorOf } from '../../../shared/api';
import { showServerFaults, useAppForm } from '../../../shared/forms';
import { useViewingBranch } from '../../branches';
import { useCreateCustomerMutation } from '../api';
import { CreateCustomerForm } from './create-customer-form';

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

/** A new customer, with the day and branch that the address names. */
export function CreateCustomerDialog(): JSX.Element {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { branch } = useViewingBranch();
  const [create, { isLoading }] = useCreateCustomerMutation();
  const [day, asked] = [search.get('requestedDay'), search.get('branchId')];
  const branchId = isId(asked) ? asked : branch?._id;
  const form = useAppForm<CreateCustomerDto>({
    dto: CreateCustomerDto,
    defaultValues: emptyCustomer(branchId ?? '', isLocalDate(day) ? day : null),
  });

  useEffect(() => {
    const path = 'moveContractRequest.moveDetails.branchId';
    if (branchId && !form.getValues(path)) form.setValue(path, branchId);
  }, [branchId, form]);

  // Whoever opens this has someone on the phone: the first key goes into the name.
  useEffect(() => {
    const timer = setTimeout(() =>
      form.setFocus('moveContractRequest.customerInformation.firstName'),
    );
    return () => clearTimeout(timer);
  }, [form]);

  const submit = async (values: CreateCustomerDto): Promise<void> => {
    try {
      const { id } = await create(values).unwrap();
      await navigate(`/emma/customer/${id}`, { replace: true });
    } catch (error) {
      const refused = apiErrorOf(error);
      if (!showServerFaults(form, refused)) form.setError('root', { message: refused.message });
    }
  };
  const close = (): void => void navigate('/emma/customer');

  return (
    <Modal
      opened
      onClose={close}
      title="Customer Details"
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <CreateCustomerForm
        form={form}
        onSubmit={submit}
        onCancel={close}
        isSaving={isLoading}
        refusal={form.formState.errors.root?.message ?? null}
      />
    </Modal>
  );
}
