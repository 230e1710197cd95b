export interface DayManagers {
  actingManagerId: string | null;
  supportManagerId: string | null;
}

/** Active managers and admins (R-CREW-6). */
export const mayManageDay = (employee: { active: boolean; roles: readonly string[] }): boolean =>
  employee.active && employee.roles.some((role) => role === 'manager' || role === 'admin');

/** One person cannot be both. */
export const areDistinctManagers = ({ actingManagerId, supportManagerId }: DayManagers): boolean =>
  actingManagerId === null || actingManagerId !== supportManagerId;

/** Choosing one clears the other if it is the same person (R-CREW-6). */
export function withManager(
  managers: DayManagers,
  role: keyof DayManagers,
  employeeId: string | null,
): DayManagers {
  const other = role === 'actingManagerId' ? 'supportManagerId' : 'actingManagerId';
  const kept = managers[other] === employeeId ? null : managers[other];
  return role === 'actingManagerId'
    ? { actingManagerId: employeeId, supportManagerId: kept }
    : { actingManagerId: kept, supportManagerId: employeeId };
}
