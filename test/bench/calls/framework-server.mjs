/**
 * The framework with nothing of the product: Nest on Fastify, one guard that looks the session up, one
 * handler that sends on what the database wrote. What it makes is the most that any handler of it can.
 */
import 'reflect-metadata';
import { Controller, Get, Header, Module, Req, UnauthorizedException } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { serveHelper } from '../support/helper.mjs';
import { answerOf, close, JSON_TYPE, peopleOf } from './least-answers.mjs';

const sessionGuard = {
  async canActivate(context) {
    const people = await peopleOf(context.switchToHttp().getRequest().headers);
    if (people.length === 0) throw new UnauthorizedException();
    return true;
  },
};

class Answers {
  answer({ url }) {
    return answerOf(url);
  }
}
const method = Object.getOwnPropertyDescriptor(Answers.prototype, 'answer');
Req()(Answers.prototype, 'answer', 0);
Header('content-type', JSON_TYPE)(Answers.prototype, 'answer', method);
const PATHS = ['truck/:id', 'customer/:id', 'movemanager/day_view/:day/:branch'];
Get(PATHS.map((path) => `api/v3/${path}`))(Answers.prototype, 'answer', method);
Controller()(Answers);

class App {}
Module({ controllers: [Answers], providers: [{ provide: APP_GUARD, useValue: sessionGuard }] })(
  App,
);

const app = await NestFactory.create(App, new FastifyAdapter(), { logger: ['error'] });

serveHelper(
  async () => {
    await app.listen(0, '127.0.0.1');
    return app.getUrl();
  },
  async () => {
    app.getHttpServer().closeAllConnections();
    await app.close();
    await close();
  },
);
