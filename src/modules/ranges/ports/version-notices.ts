/** Injection token of the one VersionNotices, connected in src/app. */
export const VERSION_NOTICES = Symbol('VersionNotices');

/** Tells the admins what they should look at; whoever sends mail answers. */
export interface VersionNotices {
  /** A new version is not used by itself; `reasons` are whole sentences. */
  held(version: number, reasons: readonly string[]): Promise<void>;
}
