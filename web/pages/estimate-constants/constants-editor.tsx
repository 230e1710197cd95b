import type { JSX } from 'react';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import { apiErrorOf } from '../../shared/api';
import { showRefusal, StoredFormPage, useAppForm, useStoredForm } from '../../shared/forms';
import { FormSection } from '../../shared/pages';
import { toast } from '../../shared/ui';
import { useSaveConstantsMutation } from './api';
import { CoefficientFields } from './coefficient-fields';
import { constantsResolver } from './constants-resolver';
import { constantsBodyOf, constantsValuesOf, type ConstantsValues } from './constants-values';
import styles from './constants.module.css';
import { PreviewTable } from './preview-table';
import { TableFields } from './table-fields';
import { VersionList } from './version-list';

export interface ConstantsEditorProps {
  /** In force today. */
  current: ConstantsView;
  versions: readonly ConstantsView[];
}

/** The figures in force, to make a new version of. */
export function ConstantsEditor({ current, versions }: ConstantsEditorProps): JSX.Element {
  const values = constantsValuesOf(current);
  const [save, saving] = useSaveConstantsMutation();
  const form = useAppForm<ConstantsValues>({ defaultValues: values, resolver: constantsResolver });
  const stored = useStoredForm(form, values, 'constants');

  const submit = async (sent: ConstantsValues): Promise<void> => {
    try {
      const { version } = await save(constantsBodyOf(sent)).unwrap();
      // A version for later is not in force yet: the form goes back to the one that is.
      form.reset(values);
      const { effectiveFrom } = sent;
      const undo = (): void => void putBack({ ...values, effectiveFrom });
      toast.success(`Version ${version} saved`, { undo });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  const putBack = async (before: ConstantsValues): Promise<void> => {
    try {
      const { version } = await save(constantsBodyOf(before)).unwrap();
      toast.success(`Version ${version} already has these figures`);
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    }
  };

  return (
    <StoredFormPage
      title="Estimate constants"
      noun="set of figures"
      form={form}
      stored={stored}
      saving={saving.isLoading}
      onSubmit={submit}
    >
      <div className={styles.page}>
        <div className={styles.parts}>
          <FormSection title="Minutes to load, two movers at the door" plain>
            <div className={styles.tables}>
              <TableFields name="apartmentValues" title="Apartment and condo" unit="bedrooms" />
              <TableFields name="houseValues" title="House and town-home" unit="sq ft" />
              <TableFields name="storageValues" title="Storage" unit="sq ft" />
              <TableFields name="portableValues" title="Pod and rental truck" unit="ft" />
            </div>
          </FormSection>
          <CoefficientFields />
        </div>
        <div className={styles.sides}>
          <PreviewTable control={form.control} />
          <VersionList
            versions={versions}
            current={current.version}
            onTake={(version) =>
              form.reset(constantsValuesOf(version), { keepDefaultValues: true })
            }
          />
        </div>
      </div>
    </StoredFormPage>
  );
}
