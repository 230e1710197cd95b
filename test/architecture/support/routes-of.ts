import { RequestMethod } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import {
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { REQUIRED_PERMISSION } from '#platform/http/requires.js';

/** A call as its controller declares it. */
export interface Route {
  /** `GET customer/:id`. */
  call: string;
  /** The key that the call requires; undefined if none is declared. */
  permission: unknown;
  takesBody: boolean;
  /** Around the call, the outermost first. */
  interceptors: unknown[];
}

export function routesOf({ type }: { type: Type }): Route[] {
  const prototype = type.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const route = prototype[name];
    const method = route && (Reflect.getMetadata(METHOD_METADATA, route) as RequestMethod);
    if (!route || method === undefined) return [];
    const permission: unknown =
      Reflect.getMetadata(REQUIRED_PERMISSION, route) ??
      Reflect.getMetadata(REQUIRED_PERMISSION, type);
    const takesBody = argumentsOf(type, name).some((key) =>
      key.startsWith(`${RouteParamtypes.BODY}:`),
    );
    const interceptors =
      (Reflect.getMetadata(INTERCEPTORS_METADATA, route) as unknown[] | undefined) ?? [];
    return pathsOf(type).flatMap((base) =>
      pathsOf(route).map((path) => ({
        call: `${RequestMethod[method]} ${`${base}/${path}`.replace(/\/+/g, '/').replace(/^\/|\/$/g, '')}`,
        permission,
        takesBody,
        interceptors,
      })),
    );
  });
}

const pathsOf = (target: object): string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();

/** One key for each argument: `<kind>:<position>`. */
const argumentsOf = (type: Type, method: string): string[] =>
  Object.keys((Reflect.getMetadata(ROUTE_ARGS_METADATA, type, method) as object | undefined) ?? {});
