/** Everything that lets this employee in without a new sign-in has ended. */
export class AccessEnded {
  constructor(readonly employeeId: string) {}
}
