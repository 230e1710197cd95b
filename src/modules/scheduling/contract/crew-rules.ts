/** The rules of crews and managers of a day, run by the server and by the board. */
export {
  LEAD_POSITION,
  mayDropInZone,
  maySit,
  moverAt,
  requiredSeats,
  whereIs,
  withoutMover,
  withOnCall,
  withSeat,
  withSwap,
  type CrewZone,
} from '../domain/crew.js';
export { withManager, type DayManagers } from '../domain/managers.js';
