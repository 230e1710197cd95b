import { Body, Controller, Delete, HttpCode, Ip, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { invalidFields } from '#kernel/domain-error.js';
import { isBlank, REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { besideTheRequest } from '#platform/actor/actor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { CallsAMinute } from '#platform/http/rate-limits.js';
import { Open } from '#platform/http/requires.js';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { ConfirmReservationCommand } from '../commands/confirm-reservation/confirm-reservation.command.js';
import { MakeReservationCommand } from '../commands/make-reservation/make-reservation.command.js';
import { SendCodeCommand } from '../commands/send-code/send-code.command.js';
import { TryCodeCommand } from '../commands/try-code/try-code.command.js';
import { ReleaseReservationCommand } from '../commands/release-reservation/release-reservation.command.js';
import type { ConfirmationView, ReservationMadeView } from '../contract/booking.view.js';
import { ForeseeDrivesQuery } from '../queries/foresee-drives/foresee-drives.query.js';
import {
  ConfirmReservationDto,
  MakeReservationDto,
  RequestCodeDto,
  ReleaseReservationDto,
} from '../contract/reservation.dto.js';
import { CODES, WRITES } from './visitor-rates.js';

/** What a visitor of the company's web site may do. */
@ApiTags('public booking')
@Controller('booking/reservations')
export class ReservationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Reserves a start time, until the `expiresAt` of the answer. */
  @Post()
  @HttpCode(201)
  @CallsAMinute(WRITES)
  @Open()
  hold(@Body() request: MakeReservationDto, @Ip() ip: string): Promise<ReservationMadeView> {
    return this.commands.execute(new MakeReservationCommand(request, visitorAddress(ip)));
  }

  /** Mails a code of six digits that the confirmation then asks for. */
  @Post(':id/code')
  @HttpCode(202)
  @CallsAMinute(CODES)
  @Open()
  sendCode(
    @Param('id', ObjectIdPipe) reservationId: string,
    @Body() { secret, email }: RequestCodeDto,
    @Ip() ip: string,
  ): Promise<Record<string, never>> {
    const address = visitorAddress(ip);
    return this.commands.execute(new SendCodeCommand({ reservationId, secret, email, address }));
  }

  /** Books the move for which a time is held. */
  @Post(':id/confirm')
  @HttpCode(201)
  @CallsAMinute(WRITES)
  @Open()
  async confirm(
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: ConfirmReservationDto,
    @Ip() ip: string,
  ): Promise<ConfirmationView> {
    const { secret, code, customerInformation } = body;
    if (code) {
      const { email = '' } = customerInformation;
      const attempt = new TryCodeCommand({ reservationId: id, secret, email, code });
      await besideTheRequest(() => this.commands.execute(attempt));
    }
    const drives = await this.queries.execute(new ForeseeDrivesQuery(id, body));
    const address = visitorAddress(ip);
    return this.commands.execute(new ConfirmReservationCommand(id, body, address, drives));
  }

  /** Gives a held time back. */
  @Delete(':id')
  @CallsAMinute(WRITES)
  @Open()
  release(
    @Param('id', ObjectIdPipe) id: string,
    @Query() query: ReleaseReservationDto,
    @Body() body: ReleaseReservationDto,
  ): Promise<Record<string, never>> {
    const secret = body.secret ?? query.secret ?? '';
    if (isBlank(secret)) throw invalidFields([{ path: 'secret', message: REQUIRED_MESSAGE }]);
    return this.commands.execute(new ReleaseReservationCommand(id, secret));
  }
}
