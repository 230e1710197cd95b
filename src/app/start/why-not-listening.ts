/** Why a process cannot listen, in a sentence that says what to set. */
export function whyNotListening(
  error: unknown,
  { name, number }: { name: string; number: number },
  host: string,
): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${number} is taken by another program; stop it, or set ${name} to a free one.`;
    case 'EACCES':
      return `This account may not serve on port ${number}: set ${name} to one above 1023.`;
    default:
      return `HOST is ${host}, which is no address of this machine: correct it, or leave it out.`;
  }
}
