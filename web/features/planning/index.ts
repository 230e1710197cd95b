export { PlanDeskAround } from './plan-desk-around';
export { PlanDeskDrawer } from './desk/plan-desk-drawer';
export { PlanUndo } from './desk/use-apply-option';
