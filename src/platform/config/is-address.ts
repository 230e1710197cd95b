import { ValidateBy } from 'class-validator';

/** How the address of a service must be written. */
interface AddressRules {
  /** What it may begin with, such as `redis://`. */
  schemes: readonly string[];
  /** Whether several are allowed, separated by commas. */
  several?: boolean;
}

const SIGNS = 'with signs such as @ and # in a password written as %40 and %23';

/** Checks that a setting is an address that its driver can read. */
export function IsAddress({ schemes, several = false }: AddressRules): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' &&
    (several ? value.split(',') : [value]).every((address) => isReadable(address, schemes));
  const message = `must be ${several ? 'addresses' : 'an address'} that begin${several ? '' : 's'} with ${schemes.join(' or ')}, ${SIGNS}`;
  return ValidateBy({ name: 'isAddress', validator: { validate } }, { message });
}

function isReadable(address: string, schemes: readonly string[]): boolean {
  if (/\s/.test(address) || !schemes.some((scheme) => address.startsWith(scheme))) return false;
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams, username, password, pathname } = new URL(address);
  // A PostgreSQL behind a local socket is named by its folder.
  if (hostname === '' && !searchParams.has('host')) return false;
  return [username, password, pathname].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
