/** What a branch promises by its ranges. */
export interface EstimateSettings {
  /** Share of moves that the maximum of a quote holds for. */
  quantile: number;
  /** The mark of a late finish judges the 80 % time. */
  lateFinishByP80: boolean;
  paymentTerms: string;
}

/** GET and PUT /estimates/settings/{branchId}; revision 0 was never saved. */
export interface EstimateSettingsView extends EstimateSettings {
  revision: number;
}

/** Of a branch that never saved any; the database says the same. */
export const DEFAULT_ESTIMATE_SETTINGS: EstimateSettings = {
  quantile: 0.9,
  lateFinishByP80: false,
  paymentTerms: 'Payment is due when the move is finished.',
};

/** How the branch's past moves would have kept a maximum; means over those that did not. */
export interface QuantilePreviewView {
  jobs: number;
  exceeded: number;
  /** Hours. */
  meanOverrunHours: number;
  /** Dollars. */
  meanOverrunCost: number;
}
