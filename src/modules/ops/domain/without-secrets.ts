/** Names that suggest a secret. */
const SECRET_NAME =
  /secret|token|password|passphrase|credential|authorization|api_?key|private_?key/i;
/** `…key=value` in an address that a fault names, and the bearer token of a header. */
const SECRET_IN_TEXT = /((?:key|token|secret|password|signature|code)=)[^&\s"']+|(bearer\s+)\S+/gi;

const MASK = '•••';

/** A copy of a job's payload in which no secret can be read. */
export const payloadWithoutSecrets = (payload: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      SECRET_NAME.test(name) ? MASK : masked(value),
    ]),
  );

/** The text of a fault without secrets in addresses or headers. */
export const textWithoutSecrets = (text: string): string =>
  text.replace(
    SECRET_IN_TEXT,
    (_all, name: string | undefined, bearer: string | undefined) =>
      `${name ?? bearer ?? ''}${MASK}`,
  );

function masked(value: unknown): unknown {
  if (typeof value === 'string') return textWithoutSecrets(value);
  if (Array.isArray(value)) return value.map(masked);
  return typeof value === 'object' && value !== null ? payloadWithoutSecrets(value) : value;
}
