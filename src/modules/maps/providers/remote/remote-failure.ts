/** An outside service did not give a usable answer. Its message is for the log. */
export class RemoteFailure extends Error {
  constructor(
    message: string,
    /** Asking again may help: a timeout, an overload, a fault over there. */
    readonly transient: boolean,
  ) {
    super(message);
    this.name = 'RemoteFailure';
  }
}
