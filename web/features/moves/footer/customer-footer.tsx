import { Button, Text, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconBan, IconCopy, IconRestore } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SaveBar, useLeaveFirst } from '../../../shared/forms';
import { StickyFooter, useOver } from '../../../shared/pages';
import { apiErrorOf } from '../../../shared/api';
import { confirm, toast } from '../../../shared/ui';
import { useCloneCustomerMutation } from '../api';
import { useCustomerPage } from '../form/customer-context';
import { CancelDialog } from './cancel-dialog';
import { cloneQuestion } from './clone-question';
import styles from './customer-footer.module.css';
import { FooterActions, type FooterAction } from './footer-actions';
import { useUnsaved } from './leave-watch';
import { useReactivation } from './use-reactivation';

export interface CustomerFooterProps {
  formId: string;
  isSaving: boolean;
  /** Shown for a moment instead of what is unsaved. */
  message: string | null;
  mayEdit: boolean;
}

/** The page's actions, always in reach. */
export function CustomerFooter(props: CustomerFooterProps): JSX.Element {
  const { formId, isSaving, message, mayEdit } = props;
  const { base, saveFirst } = useCustomerPage();
  const leaveFirst = useLeaveFirst();
  const unsaved = useUnsaved();
  const { changes } = unsaved;
  const [cancelling, setCancelling] = useState(false);
  const [clone, { isLoading: isCloning }] = useCloneCustomerMutation();
  const { reactivate, isReactivating } = useReactivation();
  const active = base.status === 'active';
  const over = useOver();
  const { state: kept } = useLocation() as { state: unknown };
  const back = {
    variant: 'default',
    classNames: styles,
    leftSection: <IconArrowLeft size={14} aria-hidden />,
  };

  const duplicate = async (): Promise<void> => {
    const message = cloneQuestion(unsaved, active);
    if (!(await confirm({ title: 'Clone', message, confirmLabel: 'Clone' }))) return;
    if (active && !(await saveFirst())) return;
    const goOn = await leaveFirst(
      '/emma/customer/clone',
      over ? { state: kept, replace: true } : {},
    );
    if (!goOn) return;
    try {
      const { id } = await clone(base._id).unwrap();
      await goOn(`/emma/customer/${id}`);
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    }
  };

  const cancel: FooterAction = {
    label: 'Cancel customer',
    icon: <IconBan size={14} aria-hidden />,
    isDanger: true,
    act: () => setCancelling(true),
  };
  const actions: FooterAction[] = [
    ...(active ? [cancel] : []),
    {
      label: 'Clone',
      icon: <IconCopy size={14} aria-hidden />,
      isBusy: isCloning,
      act: () => void duplicate(),
    },
  ];

  return (
    <StickyFooter
      start={
        <>
          {over ? (
            <Button {...back} onClick={over.close}>
              Back to the board
            </Button>
          ) : (
            <Button {...back} component={Link} to="/emma/customer">
              Back
            </Button>
          )}
          {mayEdit && !active && (
            <Button
              variant="default"
              leftSection={<IconRestore size={14} aria-hidden />}
              loading={isReactivating}
              onClick={() => void reactivate(base.nounce)}
            >
              Reactivate
            </Button>
          )}
          {mayEdit && <FooterActions actions={actions} />}
          {cancelling && <CancelDialog onClose={() => setCancelling(false)} />}
        </>
      }
      end={
        mayEdit &&
        active && (
          <>
            {message && changes.length === 0 && (
              <Text size="sm" c="var(--emma-success)" role="status">
                {message}
              </Text>
            )}
            <Tooltip
              label={changes.slice(0, 12).join('\n')}
              disabled={changes.length === 0}
              style={{ whiteSpace: 'pre-line' }}
            >
              <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
                <SaveBar
                  dirtyCount={changes.length}
                  saving={isSaving}
                  form={formId}
                  variant="outline"
                  shortcut="saveCustomer"
                />
              </div>
            </Tooltip>
          </>
        )
      }
    />
  );
}
