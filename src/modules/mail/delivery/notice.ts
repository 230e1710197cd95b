/** A few words that the product itself writes, to somebody who need not be a customer. */
export interface Notice {
  /** In whose name it goes out. */
  branchId: string;
  recipient: string;
  subject: string;
  paragraphs: string[];
  /** Not handed over any more after that. */
  goodUntil: Date;
}
