/** An outside service did not give a usable answer. The message is for the log. */
export class RemoteFailure extends Error {
  constructor(
    message: string,
    /** A retry may help: a timeout, an overload, a fault on their side. */
    readonly transient: boolean,
  ) {
    super(message);
    this.name = 'RemoteFailure';
  }
}
