import { apiErrorOf } from '../../shared/api';
import { toast } from '../../shared/ui';
import { useIssueTicketMutation } from './api';

interface TicketOptions {
  /** The query of the call that the ticket opens. */
  params?: Readonly<Record<string, string | number>>;
  /** A page of its own instead of a download. */
  inNewTab?: boolean;
}

type UseTicket = (purpose: string, options?: TicketOptions) => Promise<void>;

/** Lets the browser itself fetch what needs a sign-in; a refusal is shown in a toast. */
export function useTicket(): [UseTicket, { isLoading: boolean }] {
  const [issueTicket, { isLoading }] = useIssueTicketMutation();
  const open: UseTicket = async (purpose, { params = {}, inNewTab = false } = {}) => {
    try {
      const url = new URL(await issueTicket(purpose).unwrap(), window.location.origin);
      Object.entries(params).forEach(([name, value]) => url.searchParams.set(name, String(value)));
      follow(url, inNewTab);
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    }
  };
  return [open, { isLoading }];
}

function follow(url: URL, inNewTab: boolean): void {
  const link = document.createElement('a');
  link.href = url.href;
  if (inNewTab) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else link.download = '';
  link.click();
}
