/** The zips of a branch that cost the same trip fee. */
export interface ZipZoneView {
  branchId: string;
  /** Five digits each. */
  codes: string[];
  zone: string;
  /** Absent for reduced readers. */
  useFee?: boolean;
  /** Dollars. Absent for reduced readers. */
  tripFee?: number;
}
