/** The rules of crews and managers of a day, run by the server and by the board. */
export {
  crewOn,
  LEAD_POSITION,
  mayDropInZone,
  maySit,
  moverAt,
  requiredSeats,
  whereIs,
  withCrewsSwapped,
  withoutMover,
  withOnCall,
  withSeat,
  withSwap,
  type CrewZone,
  type TruckPair,
} from '../domain/crew.js';
export { withManager, type DayManagers } from '../domain/managers.js';
