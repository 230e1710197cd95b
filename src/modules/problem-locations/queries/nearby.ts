import { PROBLEM_RADIUS_METERS } from '../contract/problem-location.view.js';
import { METERS_BETWEEN } from '../sql/meters-between.function.js';

/** A little more than the radius in degrees of latitude, which an index can narrow down. */
const RADIUS_DEGREES = (PROBLEM_RADIUS_METERS / 111_000) * 1.05;

/** The distance in meters of `problem_location p` from a position given as two SQL expressions. */
export const metersFrom = (latitude: string, longitude: string): string =>
  `${METERS_BETWEEN}(p.latitude, p.longitude, ${latitude}, ${longitude})`;

/** Whether `problem_location p` is within the radius of a position. */
export const isNear = (latitude: string, longitude: string): string => `
  p.latitude between ${latitude} - ${RADIUS_DEGREES} and ${latitude} + ${RADIUS_DEGREES}
  and ${metersFrom(latitude, longitude)} <= ${PROBLEM_RADIUS_METERS}`;
