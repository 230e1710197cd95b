import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Clock } from '#platform/clock/clock.js';
import { SecretKey } from '#platform/config/secret-key.js';
import { EMPLOYEE_DIRECTORY } from '../ports/employee-directory.js';
import type { EmployeeDirectory } from '../ports/employee-directory.js';
import { Issuer } from '../identity/issuer.js';
import { createProvider } from './create-provider.js';
import { DEV_IDP_PATH, DevIssuer } from './dev-issuer.js';
import type { DevClaims } from './dev-issuer.js';
import { insideFetch } from './inside-fetch.js';
import { addDevIdpRoutes } from './dev-idp.routes.js';

/** Puts the development provider under /dev-idp, unless an outside issuer is configured. */
@Injectable()
export class DevIdpMount implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('DevIdp');

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly issuer: Issuer,
    private readonly secret: SecretKey,
    private readonly clock: Clock,
    @Inject(EMPLOYEE_DIRECTORY) private readonly directory: EmployeeDirectory,
  ) {}

  onModuleInit(): void {
    const { issuer, directory } = this;
    if (!(issuer instanceof DevIssuer)) return;
    const people = { claimsOf: (email: string) => claimsOf(directory, email) };
    const cookieKey = this.secret.derive('dev-idp-cookies').toString('base64url');
    let provider: ReturnType<typeof createProvider> | undefined;
    const parts = {
      provider: () => (provider ??= createProvider(issuer, cookieKey, people)),
      directory,
      claimsOf: people.claimsOf,
      idTokenFor: (claims: Parameters<DevIssuer['idToken']>[0]) =>
        issuer.idToken(claims, this.clock.now()),
    };
    const fastify: FastifyInstance = this.host.httpAdapter.getInstance();
    issuer.answerBy(insideFetch(fastify));
    // Not awaited: that would lock the error handlers, which Nest sets after this hook.
    void fastify.register(
      (scope, _options, done) => {
        addDevIdpRoutes(scope, parts);
        done();
      },
      { prefix: DEV_IDP_PATH },
    );
  }

  onApplicationBootstrap(): void {
    if (this.issuer.warning) this.logger.warn(this.issuer.warning);
  }
}

/** Confirms any address, as a real provider does; it does not care whether it is an employee's. */
async function claimsOf(directory: EmployeeDirectory, email: string): Promise<DevClaims> {
  const person = await directory.activeByEmail(email);
  const name = person ? { name: person.name } : {};
  return { sub: email.toLowerCase(), email, email_verified: true, ...name };
}
