import { refusalSentences, UNREACHABLE, type ApiError } from '../../../shared/api';

/** Why a save failed. */
export interface SaveFault {
  /** Whole sentences for people. */
  words: string;
  /** Whether the same save may work later by itself. */
  mayPass: boolean;
}

const OUT_OF_REACH =
  'The server cannot be reached. Your text is kept, and saved as soon as the connection is back.';

/** What a proxy answers while the server is down, for example during a restart. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

export function saveFaultOf(error: ApiError): SaveFault {
  const mayPass = error.code === UNREACHABLE || GATEWAY.has(error.statusCode);
  return { words: mayPass ? OUT_OF_REACH : refusalSentences(error), mayPass };
}
