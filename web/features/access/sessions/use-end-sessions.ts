import { useState } from 'react';
import type { SessionView } from '#modules/access/contract/session.view.js';
import { apiErrorOf } from '../../../shared/api';
import { confirm, toast } from '../../../shared/ui';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation } from '../api';

export interface EndSessions {
  endOne: (session: SessionView) => Promise<void>;
  endOthers: () => Promise<void>;
  /** A question is open. */
  isAsking: boolean;
  isEnding: boolean;
}

const MESSAGE = 'Unsaved changes there are lost when the tab is closed.';

/** Signs the person out elsewhere, after a question; a toast says whether it worked. */
export function useEndSessions(): EndSessions {
  const [endOwn, own] = useEndOwnSessionMutation();
  const [isAsking, setAsking] = useState(false);
  const [endOther, other] = useEndOtherSessionsMutation();
  const end = async (title: string, done: string, act: () => Promise<unknown>): Promise<void> => {
    const options = { title, message: MESSAGE, confirmLabel: 'Sign out', danger: true };
    setAsking(true);
    const isSure = await confirm(options);
    setAsking(false);
    if (!isSure) return;
    try {
      await act();
      toast.success(done);
    } catch (error) {
      toast.error(apiErrorOf(error).message);
    }
  };
  return {
    endOne: ({ _id, device }) =>
      end(`Sign out of ${device}?`, `Signed out of ${device}`, () => endOwn(_id).unwrap()),
    endOthers: () =>
      end('Sign out everywhere else?', 'Signed out everywhere else', () => endOther().unwrap()),
    isAsking,
    isEnding: own.isLoading || other.isLoading,
  };
}
