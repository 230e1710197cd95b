/** What a branch promises by its ranges. */
export interface EstimateSettings {
  /** Share of moves that the maximum of a quote holds for. */
  quantile: number;
  /** The mark of a late finish judges the 80 % time. */
  lateFinishByP80: boolean;
  paymentTerms: string;
  /** A day without a range is promised to cost at most its estimate. */
  estimateIsCap: boolean;
}

/** GET and PUT /estimates/settings/{branchId}; revision 0 was never saved. */
export interface EstimateSettingsView extends Omit<EstimateSettings, 'estimateIsCap'> {
  /** Absent: it is not. */
  estimateIsCap?: true;
  revision: number;
}

/** Settings as they are stored, on the wire: a branch without caps has the answers of before. */
export const settingsView = ({
  estimateIsCap,
  ...settings
}: EstimateSettings & { revision: number }): EstimateSettingsView =>
  estimateIsCap ? { ...settings, estimateIsCap } : settings;

/** Of a branch that never saved any; the database says the same. */
export const DEFAULT_ESTIMATE_SETTINGS: EstimateSettings = {
  quantile: 0.9,
  lateFinishByP80: false,
  paymentTerms: 'Payment is due when the move is finished.',
  estimateIsCap: false,
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
