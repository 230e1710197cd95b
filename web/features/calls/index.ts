export { CustomerTrail, type CustomerTrailProps } from './customer-trail';
