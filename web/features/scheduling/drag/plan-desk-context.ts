import { createContext, useContext, type ComponentType } from 'react';
import type { CauseDto } from '#modules/planning/contract/cause.dto.js';
import type { ProposalKind } from '#modules/planning/contract/proposal-terms.js';

/** What the desk is asked to mend: a mark, or one thing that went wrong. */
export interface AskedProposal {
  kind: ProposalKind;
  cause: CauseDto;
}

/** The ways out of something, where it was refused. */
export interface WaysProps {
  asked: AskedProposal;
  /** One of them was taken. */
  onTaken: () => void;
}

/** The plan desk over a board. */
export interface PlanDesk {
  isOpen: boolean;
  toggle: () => void;
  /** Asks for ways and shows them over the board; says why not where the server refuses. */
  propose: (asked: AskedProposal) => Promise<void>;
  /** The same in place: a button for each way. */
  Ways: ComponentType<WaysProps>;
}

export const PlanDeskContext = createContext<PlanDesk | null>(null);

/** Null where there is none: beside a customer, and for people who do not dispatch. */
export const usePlanDesk = (): PlanDesk | null => useContext(PlanDeskContext);
