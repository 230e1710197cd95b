/**
 * The results of statements that were sent without waiting for each other, once all are answered.
 * @throws what the first of them in this order failed with, whichever was the first to fail
 */
export async function settleInOrder<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }> {
  const answers = await Promise.allSettled(sent);
  const results = answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
  return results as { -readonly [Place in keyof Sent]: Awaited<Sent[Place]> };
}
