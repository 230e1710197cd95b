import { useId, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { ZoneFields } from '../../features/zip-zones';
import { useMay } from '../../shared/auth';
import {
  AppForm,
  DraftNotice,
  ResetButton,
  StoredFormFooter,
  useAppForm,
  useStoredForm,
} from '../../shared/forms';
import { PageFrame } from '../../shared/pages';
import { Banner, toast } from '../../shared/ui';
import { branchResolver } from './branch-resolver';
import type { BranchValues } from './branch-values';
import styles from './branch.module.css';
import { GeneralFields } from './general-fields';
import { MailFields } from './mail-fields';
import { Section } from './section';
import { SocialFields } from './social-fields';
import { useSaveBranch } from './use-save-branch';

export interface BranchEditorProps {
  /** Undefined for a new branch. */
  branchId?: string;
  /** As it is stored. */
  values: BranchValues;
  hasToken: boolean;
}

/** The page of one branch. */
export function BranchEditor({ branchId, values, hasToken }: BranchEditorProps): JSX.Element {
  const formId = useId();
  const navigate = useNavigate();
  const disabled = !useMay('admin');
  const form = useAppForm<BranchValues>({
    defaultValues: values,
    resolver: branchResolver(hasToken),
  });
  const stored = useStoredForm(form, values, `branch:${branchId ?? 'new'}`);
  const { save, isSaving } = useSaveBranch(form, branchId);
  const refusal = form.formState.errors.root?.message;

  const submit = async (sent: BranchValues): Promise<void> => {
    const id = await save(sent);
    if (id === null) return;
    toast.success(branchId ? 'Branch updated successfully' : 'Branch created successfully');
    if (branchId) {
      form.reset({ ...sent, outboundRefreshToken: '' });
      return;
    }
    stored.release();
    await navigate(`/emma/admin/branch/${id}`, { replace: true });
  };

  return (
    <PageFrame
      title={branchId ? values.name : 'New Branch'}
      stale={
        stored.stale
          ? { message: 'Someone else changed this branch.', onReload: stored.showLatest }
          : null
      }
      footer={
        <StoredFormFooter
          back="/emma/admin/branch"
          formId={formId}
          stored={stored}
          saving={isSaving}
          readOnly={disabled}
        >
          <ResetButton stored={stored} />
        </StoredFormFooter>
      }
    >
      <AppForm
        id={formId}
        form={form}
        onSubmit={submit}
        onInvalid={() => toast.error('Please fix the highlighted validation errors!')}
        className={styles.page}
      >
        <DraftNotice draft={stored.draft} />
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <Section title="General Information">
          <GeneralFields branchId={branchId} disabled={disabled} />
        </Section>
        <Section title="Email Settings">
          <MailFields hasToken={hasToken} disabled={disabled} />
        </Section>
        <Section title="Social Media Links">
          <SocialFields disabled={disabled} />
        </Section>
        <Section title="Zip Zones">
          {branchId ? (
            <ZoneFields disabled={disabled} />
          ) : (
            <p className={styles.later}>
              Once the branch is saved, its zip zones are entered here.
            </p>
          )}
        </Section>
      </AppForm>
    </PageFrame>
  );
}
