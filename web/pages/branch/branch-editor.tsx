import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { ZoneFields } from '../../features/zip-zones';
import { useMay } from '../../shared/auth';
import {
  ResetButton,
  StoredFormPage,
  TakeTheirs,
  useAppForm,
  useStoredForm,
} from '../../shared/forms';
import { FormSection } from '../../shared/pages';
import { toast } from '../../shared/ui';
import { branchResolver } from './branch-resolver';
import type { BranchValues } from './branch-values';
import styles from './branch.module.css';
import { GeneralFields } from './general-fields';
import { MailFields } from './mail-fields';
import { OnlineFields } from './online-fields';
import { PlanningFields } from './planning-fields';
import { PlanningVersions } from './planning-versions';
import { SocialFields } from './social-fields';
import { useSaveBranch } from './use-save-branch';
import { ZoneMap } from './zone-map';

export interface BranchEditorProps {
  /** Undefined for a new branch. */
  branchId?: string;
  /** As it is stored. */
  values: BranchValues;
  hasToken: boolean;
}

/** The page of one branch. */
export function BranchEditor({ branchId, values, hasToken }: BranchEditorProps): JSX.Element {
  const navigate = useNavigate();
  const disabled = !useMay('admin');
  const form = useAppForm<BranchValues>({
    defaultValues: values,
    resolver: branchResolver(hasToken),
  });
  const stored = useStoredForm(form, values, `branch:${branchId ?? 'new'}`);
  const { save, isSaving } = useSaveBranch(form, branchId, stored);

  const submit = async (sent: BranchValues): Promise<void> => {
    const saved = await save(sent);
    if (saved === null) return;
    toast.success(branchId ? 'Branch updated successfully' : 'Branch created successfully');
    if (branchId) {
      form.reset({ ...sent, ...saved.now, outboundRefreshToken: '' });
      return;
    }
    stored.release();
    await navigate(`/emma/admin/branch/${saved.id}`, { replace: true });
  };

  return (
    <StoredFormPage
      title={branchId ? values.name : 'New Branch'}
      back="/emma/admin/branch"
      noun="branch"
      form={form}
      stored={stored}
      saving={isSaving}
      readOnly={disabled}
      acts={<ResetButton stored={stored} />}
      remedy={<TakeTheirs form={form} stored={stored} />}
      onSubmit={submit}
      onInvalid={() => toast.error('Please fix the highlighted validation errors!')}
      className={styles.page}
    >
      <FormSection title="General Information" plain>
        <GeneralFields branchId={branchId} disabled={disabled} />
      </FormSection>
      <FormSection title="Email Settings">
        <MailFields hasToken={hasToken} disabled={disabled} />
      </FormSection>
      <FormSection title="Online booking">
        <OnlineFields disabled={disabled} />
      </FormSection>
      <FormSection title="Planning" plain>
        {branchId ? (
          <>
            <PlanningFields disabled={disabled} />
            {!disabled && <PlanningVersions branchId={branchId} />}
          </>
        ) : (
          <p className={styles.later}>
            Save the branch first, then say here how it plans its days.
          </p>
        )}
      </FormSection>
      <FormSection title="Social Media Links">
        <SocialFields disabled={disabled} />
      </FormSection>
      <FormSection title="Zip zones" plain>
        {branchId ? (
          <>
            <ZoneFields disabled={disabled} />
            <ZoneMap />
          </>
        ) : (
          <p className={styles.later}>Save the branch first, then add its zip zones here.</p>
        )}
      </FormSection>
    </StoredFormPage>
  );
}
