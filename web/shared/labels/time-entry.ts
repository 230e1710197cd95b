/** A time of an operation that a person enters. */
export interface TimeEntry {
  operationId: string;
  name: 'startingDriveTime' | 'duration' | 'endingDriveTime';
}
