import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '#platform/config/app.config.js';

/** The address at which a calendar program on somebody's phone reaches this server. */
@Injectable()
export class FeedAddress {
  constructor(private readonly config: AppConfig) {}

  /** The configured public address, otherwise the one that the caller used. */
  originOf(request: FastifyRequest): string {
    const { publicUrl } = this.config;
    return publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`;
  }

  of(secret: string, request: FastifyRequest): string {
    return `${this.originOf(request)}/calendar/${secret}.ics`;
  }
}
