import { refusalSentences, UNREACHABLE, type ApiError } from '../../../shared/api';

/** Why a save failed. */
export interface SaveFault {
  /** Whole sentences for a person. */
  words: string;
  /** Whether the same save may happen without anybody doing anything. */
  mayPass: boolean;
}

const OUT_OF_REACH =
  'The server cannot be reached. Your text is kept, and saved as soon as the connection is back.';

/** What stands before the server says that it is not there, as while it starts again. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

export function saveFaultOf(error: ApiError): SaveFault {
  const mayPass = error.code === UNREACHABLE || GATEWAY.has(error.statusCode);
  return { words: mayPass ? OUT_OF_REACH : refusalSentences(error), mayPass };
}
