/** What was asked, or undefined where the answer takes longer than the signal lets it, or fails. */
export async function before<Answer>(
  end: AbortSignal,
  asked: Promise<Answer>,
): Promise<Answer | undefined> {
  let stop = (): void => undefined;
  const ended = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    if (end.aborted) stop();
    else end.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([asked.catch(() => undefined), ended]);
  } finally {
    end.removeEventListener('abort', stop);
  }
}
