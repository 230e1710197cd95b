import { CommandBus, CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { GetBranchQuery } from '#modules/branches/index.js';
import { versionOf } from '#modules/moves/contract/version.js';
import {
  CreateMoveCommand,
  GetConstantsQuery,
  GetCustomerQuery,
  RequestDriveTimesCommand,
} from '#modules/moves/index.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { BookReservedCommand } from '#modules/scheduling/index.js';
import type { ConfirmationView } from '../../contract/booking.view.js';
import { ContactHashes } from '../../contact-hashes.js';
import { ReservationRepository } from '../../persistence/reservation.repository.js';
import type { Reservation } from '../../persistence/reservation.repository.js';
import { TurnRepository } from '../../persistence/turn.repository.js';
import { reservedActivity } from '../../quoting/reserved-activity.js';
import { newConfirmation } from '../../secrets.js';
import { ProvenEmail } from '../proven-email.js';
import { LiveReservation } from '../live-reservation.js';
import { VisitorLimits } from '../visitor-limits.js';
import { ConfirmReservationCommand } from './confirm-reservation.command.js';

/** The source of customers who name none; it always exists. */
const WEB_SITE = 'Web site';

@CommandHandler(ConfirmReservationCommand)
export class ConfirmReservationHandler implements ICommandHandler<ConfirmReservationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly live: LiveReservation,
    private readonly proven: ProvenEmail,
    private readonly limits: VisitorLimits,
    private readonly turns: TurnRepository,
    private readonly contactHashes: ContactHashes,
    private readonly reservations: ReservationRepository,
  ) {}

  async execute(command: ConfirmReservationCommand): Promise<ConfirmationView> {
    const { reservationId, body, address } = command;
    const reservation = await this.live.claim(reservationId, body.secret);
    const { branchId, day } = reservation;
    const visitor = { address, ...this.contactHashes.of(body.customerInformation) };
    const { emailProof } = await this.queries.execute(new GetBranchQuery(branchId));
    if (emailProof) await this.proven.require(reservationId, visitor.email);
    await this.turns.atDay(branchId, day);
    await this.limits.requireMayBook(visitor);
    await this.live.requireTimeLeft(reservation);
    const confirmation = newConfirmation();
    const customer = await this.createCustomer(reservation, command, confirmation);
    const operationId = await this.book(reservation, customer);
    await this.reservations.confirm(reservationId, { confirmation, operationId, visitor });
    return { confirmation };
  }

  private async createCustomer(
    reservation: Reservation,
    { body: { customerInformation, from, to }, drives }: ConfirmReservationCommand,
    confirmation: string,
  ): Promise<CustomerView> {
    const { branchId, day } = reservation;
    const constants = await this.queries.execute(new GetConstantsQuery());
    const { id } = await this.commands.execute(
      new CreateMoveCommand({
        customer: {
          referredBy: WEB_SITE,
          ...customerInformation,
          branchId,
          autobooking: true,
          externalId: confirmation,
        },
        requestedDay: day,
        activity: reservedActivity(reservation, { from, to }, { constants, legs: drives?.legs }),
        ...(drives && { drives }),
        fieldsAt: 'customerInformation.',
      }),
    );
    return this.queries.execute(new GetCustomerQuery(id));
  }

  /**
   * The reservation makes room for the booking that replaces it.
   * @returns the id of what is booked
   */
  private async book(
    { id, branchId, truckId }: Reservation,
    { _id: customerId, nounce, move }: CustomerView,
  ): Promise<string> {
    const [activity] = move.activities;
    const [operation] = activity?.operations ?? [];
    if (!activity || !operation) throw new Error('The reserved move has no operation');
    const version = versionOf(nounce);
    const reserved = { reservationId: id, branchId, truckId, operationId: operation._id, version };
    await this.commands.execute(new BookReservedCommand(reserved));
    await this.commands.execute(new RequestDriveTimesCommand(customerId, activity._id));
    return operation._id;
  }
}
