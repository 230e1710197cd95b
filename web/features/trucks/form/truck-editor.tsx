import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { TruckDto } from '#modules/trucks/contract/truck.dto.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { apiErrorOf, refusalOf, refusalSentences } from '../../../shared/api';
import { useMay } from '../../../shared/auth';
import {
  showServerFault,
  showServerFaults,
  StoredFormPage,
  useAppForm,
  useStoredForm,
} from '../../../shared/forms';
import { StatusBadge, toast } from '../../../shared/ui';
import { useAddTruckMutation, useSaveTruckMutation } from '../api';
import { confirmClear } from './confirm-clear';
import { ServiceButton } from './service-button';
import { TruckFields } from './truck-fields';
import { asSent, truckFaults, type TruckValues } from './truck-values';
import styles from './truck-form.module.css';

export interface TruckEditorProps {
  /** Null for a new one. */
  truck: TruckView | null;
  /** As it is stored. */
  values: TruckValues;
}

/** The page of one truck. */
export function TruckEditor({ truck, values }: TruckEditorProps): JSX.Element {
  const navigate = useNavigate();
  const disabled = !useMay('trucks');
  const [add, adding] = useAddTruckMutation();
  const [save, saving] = useSaveTruckMutation();
  const form = useAppForm<TruckValues>({
    dto: TruckDto,
    also: truckFaults,
    judged: asSent,
    defaultValues: values,
  });
  const stored = useStoredForm(form, values, `truck:${truck?._id ?? 'new'}`);

  const refuse = (error: unknown): void => {
    const refused = apiErrorOf(error);
    if (refused.code === 'NAME_TAKEN') {
      showServerFault(form, 'name', refusalSentences(refused));
    } else if (!showServerFaults(form, refused)) {
      form.setError('root', { message: refusalOf(error) });
    }
  };
  const submit = async (typed: TruckValues): Promise<void> => {
    const sent = asSent(typed);
    try {
      if (truck) {
        const id = truck._id;
        const done = await confirmClear(truck, (clear) =>
          save({ id, truck: sent, clear }).unwrap(),
        );
        if (!done) return;
        form.reset(sent);
        toast.success('Truck updated successfully');
      } else {
        const { _id } = await add(sent).unwrap();
        stored.release();
        toast.success('Truck created successfully');
        await navigate(`/emma/admin/truck/${_id}`, { replace: true });
      }
    } catch (error) {
      refuse(error);
    }
  };
  const title = truck ? truck.name : 'New Truck';

  return (
    <StoredFormPage
      title={title}
      heading={
        <span className={styles.heading}>
          {title}
          {truck && !truck.inService && <StatusBadge tone="warning">Out of service</StatusBadge>}
        </span>
      }
      back="/emma/admin/truck"
      noun="truck"
      form={form}
      stored={stored}
      saving={adding.isLoading || saving.isLoading}
      readOnly={disabled}
      acts={truck && !disabled && <ServiceButton truck={truck} onRefused={refuse} />}
      onSubmit={submit}
      className={styles.form}
    >
      <TruckFields disabled={disabled} />
    </StoredFormPage>
  );
}
