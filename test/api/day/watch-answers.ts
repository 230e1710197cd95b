import { jest } from '@jest/globals';

/** An answer that nobody may ever get. */
export interface Broken {
  status: number;
  path: string;
}

/** What is said of all answers of a server from now on, whoever asked. */
export interface WatchedAnswers {
  count: () => number;
  /** Those of 500 and above. */
  broken: () => Broken[];
  stop: () => void;
}

/** Watches every answer that the server at `origin` gives to the calls of this process. */
export function watchAnswers(origin: string): WatchedAnswers {
  const call = globalThis.fetch;
  const answers: Broken[] = [];
  const watched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (target, options) => {
    const answer = await call(target, options);
    const { origin: asked, pathname: path } = new URL(answer.url);
    if (asked === origin) answers.push({ status: answer.status, path });
    return answer;
  });
  return {
    count: () => answers.length,
    broken: () => answers.filter(({ status }) => status >= 500),
    stop: () => watched.mockRestore(),
  };
}
