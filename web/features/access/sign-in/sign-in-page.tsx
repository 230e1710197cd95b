import { Button, Loader } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ACCESS_ERRORS } from '#modules/access/contract/access-terms.js';
import { SYSTEM_ERROR } from '../../../shared/api';
import { useSession } from '../../../shared/auth';
// Not from its index: this page is the first that anyone loads, and needs no dialogs or toasts.
import { Banner } from '../../../shared/ui/banner';
import { useGetClientConfigQuery } from '../api';
import { useClientTitle } from '../use-client-title';
import { beginSignIn } from './begin-sign-in';
import styles from './sign-in-page.module.css';
import { reasonIn, wantedIn } from './sign-in-request';
import { useSignIn } from './use-sign-in';

function SigningIn(): JSX.Element {
  return (
    <div className={styles.overlay} role="status">
      <Loader size="sm" />
      Signing in...
    </div>
  );
}

/** `/signin`: the provider's button, and what comes back from there. */
export default function SignInPage(): JSX.Element {
  const { data: config, isError } = useGetClientConfigQuery();
  const { signingIn, failure } = useSignIn();
  const state: unknown = useLocation().state;
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  useClientTitle('Sign in');

  if (session && !signingIn) return <Navigate to={wantedIn(state)} replace />;

  const go = async (): Promise<void> => {
    if (!config) return;
    setLeaving(true);
    try {
      window.location.assign(await beginSignIn(config.oidc, wantedIn(state)));
    } catch {
      setLeaving(false);
      setBroken(ACCESS_ERRORS.LOGIN_FAILED);
    }
  };
  const problem = isError ? SYSTEM_ERROR : (broken ?? failure);
  const reason = reasonIn(state);

  return (
    <main className={styles.page}>
      {signingIn && <SigningIn />}
      <section className={styles.card} aria-label="Sign in">
        <div className={styles.brand}>
          <img src="/icon.svg" alt="" />
          <div>
            <h1 className={styles.name}>Emma</h1>
            <p className={styles.purpose}>Moves, trucks and crews</p>
          </div>
        </div>
        {config?.sandboxLabel && (
          <div className={styles.gap}>
            <Banner tone="warning">{config.sandboxLabel}</Banner>
          </div>
        )}
        {reason && (
          <div className={styles.gap}>
            <Banner tone="info">{reason}</Banner>
          </div>
        )}
        {problem && (
          <div className={styles.gap}>
            <Banner tone="danger">{problem}</Banner>
          </div>
        )}
        <Button
          fullWidth
          size="md"
          leftSection={<IconLogin2 size={18} aria-hidden />}
          onClick={() => void go()}
          disabled={!config}
          loading={leaving}
        >
          Sign in
        </Button>
        <p className={styles.foot}>Use the account that your company gave you.</p>
      </section>
    </main>
  );
}
