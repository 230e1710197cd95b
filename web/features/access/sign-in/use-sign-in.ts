import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACCESS_ERRORS } from '#modules/access/contract/access-terms.js';
import { apiErrorOf } from '../../../shared/api';
import { startPageOf } from '#modules/access/contract/web-routes.js';
import { currentSession, startSession } from '../../../shared/auth';
import { useCreateAccessTokenMutation } from '../api';
import { START } from './sign-in-request';
import { providerAnswer, type ProviderAnswer } from './provider-answer';

/** How long the overlay shows after a success. */
const SIGN_IN_DELAY_MS = 1500;

export interface SignInState {
  signingIn: boolean;
  failure: string | null;
}

/** Finishes a sign-in that the provider has sent back to this page. */
export function useSignIn(): SignInState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [createToken] = useCreateAccessTokenMutation();
  const [state, setState] = useState<SignInState>({
    signingIn: providerAnswer(search) !== null,
    failure: null,
  });

  const finish = useEffectEvent(async (answer: ProviderAnswer, given: () => boolean) => {
    const fail = (failure: string): void => {
      setState({ signingIn: false, failure });
      // The used code must not stay in the address: a reload would fail on it again.
      void navigate('/signin', { replace: true });
    };
    if ('failure' in answer) return fail(answer.failure);
    const { sent, wanted } = answer;
    try {
      const { token } = await createToken(sent).unwrap();
      setTimeout(() => {
        if (given()) return;
        startSession(token);
        const start = startPageOf(currentSession()?.roles ?? []);
        void navigate(wanted === START ? start : wanted, { replace: true });
      }, SIGN_IN_DELAY_MS);
    } catch (error) {
      const { statusCode, message } = apiErrorOf(error);
      fail(statusCode >= 400 && statusCode < 500 ? message : ACCESS_ERRORS.LOGIN_FAILED);
    }
  });

  useEffect(() => {
    let givenUp = false;
    const answer = providerAnswer(search);
    // Not at once: a page that is mounted twice (as React does in development) trades its code
    // once.
    if (answer) queueMicrotask(() => void (givenUp || finish(answer, () => givenUp)));
    return () => {
      givenUp = true;
    };
  }, [search]);

  return state;
}
