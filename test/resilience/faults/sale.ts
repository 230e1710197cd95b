/** What the server has acknowledged of one sale. */
export interface Sale {
  number: number;
  /** Tells this sale's customer from all others. */
  firstName: string;
  /** Of the first call; it is sent again with the same key until it is answered. */
  key: string;
  /** `YYYY-MM-DD` of the move. */
  day: string;
  customerId?: string;
  notes?: string;
  /** Null: not booked, or not anymore. */
  truckId?: string | null;
  emailId?: string;
  jobId?: string;
  /** Everything above is certain. */
  isFinished: boolean;
}
