export { PlanDeskAround } from './plan-desk-around';
export { PlanDeskDrawer } from './desk/plan-desk-drawer';
