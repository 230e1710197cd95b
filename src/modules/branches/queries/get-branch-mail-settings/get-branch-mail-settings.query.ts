import { Query } from '@nestjs/cqrs';

/** In whose name a branch's mail goes out. */
export interface BranchMailSettings {
  outboundEmail: string;
  outboundName: string;
  /** Opened; null if none is stored. Only for passing it to the mail service. */
  refreshToken: string | null;
}

/** 404 when there is no such branch. */
export class GetBranchMailSettingsQuery extends Query<BranchMailSettings> {
  constructor(readonly branchId: string) {
    super();
  }
}
