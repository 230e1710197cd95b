import type { JSX } from 'react';
import { useFormContext } from 'react-hook-form';
import { MAX_CALL_WORDS } from '#modules/calls/contract/call-terms.js';
import { todayIn } from '../../../shared/format';
import { DayField, SelectField, TextField } from '../../../shared/forms';
import styles from './next-call.module.css';
import { timeChoices, type NextCallValues } from './next-call-values';

/** The day, the time and the reason of the next call, of the form around it. */
export function NextCallFields({ timezone }: { timezone: string }): JSX.Element {
  const { formState } = useFormContext<NextCallValues>();
  const planned = formState.defaultValues?.nextTime ?? '';
  return (
    <div className={styles.fields}>
      <DayField
        name="nextDay"
        label="Day"
        ariaLabel="Day of the next call"
        today={todayIn(timezone)}
        clearable
      />
      <SelectField
        name="nextTime"
        label="Time"
        ariaLabel="Time of the next call"
        choices={timeChoices(planned)}
      />
      <div className={styles.about}>
        <TextField
          name="nextWords"
          label="About"
          ariaLabel="What the next call is about"
          maxLength={MAX_CALL_WORDS}
        />
      </div>
    </div>
  );
}
