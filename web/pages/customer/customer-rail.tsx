import { useState, type JSX } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { NextCallButton, useCancellation } from '../../features/calls';
import { useCallPlanning } from '../../features/customers';
import {
  lastConfirmation,
  useConfirmation,
  useLastQuote,
  useQuoteLetter,
} from '../../features/mail';
import { QuoteRail, type Confirmation, type RailSlot } from '../../features/moves';
import { QuoteRange, useMostOfMove } from '../../features/ranges';
import type { Choice } from '../../shared/forms';
import { useOffer } from './booking-offer';
import { useSaveGate } from './customer-actions';

export interface CustomerRailProps {
  customer: CustomerView;
  staff: readonly Choice[];
  slot: RailSlot;
}

function confirmationOf(customer: CustomerView, staff: readonly Choice[]): Confirmation | null {
  const last = lastConfirmation(customer);
  if (!last) return null;
  const { status, sent, sender, recipient } = last;
  const by = staff.find(({ value }) => value === sender)?.label ?? null;
  return { status, sent, by, recipient };
}

/** The quote next to a customer's page, with what booking and mail add to it. */
export function CustomerRail(props: CustomerRailProps): JSX.Element {
  const { customer, staff, slot } = props;
  const gate = useSaveGate();
  const { mayWrite, write, composer } = useConfirmation(customer, gate, useState(false));
  const quote = useQuoteLetter(customer, gate);
  const planning = useCallPlanning(customer._id);
  return (
    <>
      <QuoteRail
        {...slot}
        offer={useOffer()}
        confirmation={confirmationOf(customer, staff)}
        canceled={useCancellation(customer.status === 'active' ? null : customer._id)}
        quote={useLastQuote(customer)}
        most={useMostOfMove(customer)}
        onQuote={() => void quote.write()}
        nextCall={
          planning.planned === null && (
            <NextCallButton
              {...{ planning, timezone: customer.branch.timezone }}
              variant="subtle"
              size="compact-xs"
            />
          )
        }
        mayConfirm={mayWrite}
        onConfirm={() => void write()}
        range={(day) => <QuoteRange customer={customer} {...day} />}
      />
      {composer}
      {quote.composer}
    </>
  );
}
