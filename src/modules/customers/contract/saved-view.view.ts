/** A list of customers that somebody named. */
export interface SavedViewView {
  _id: string;
  name: string;
  shared: boolean;
  /** Employee id of whoever made it. */
  ownerId: string;
  /** The query of GET /customer, without a page. */
  query: Readonly<Record<string, string | number | string[]>>;
}
