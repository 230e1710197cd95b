import type { AvatarPerson } from '../../shared/ui';

/** What presence shows of an employee. */
export interface Colleague extends AvatarPerson {
  _id: string;
  isManager: boolean;
}
