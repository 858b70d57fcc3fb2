import type { RouteDocs } from '@practice/service-kit';
import type { Request, Response } from 'express';
import type { Actors } from './actors.ts';

/** What routes about sessions need of the gateway. */
export type AuthDeps = { actors: Actors; publicUrl: string; secret: string };

/** A REST call about sessions. */
export type AuthRoute = RouteDocs & {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  handle: (deps: AuthDeps, request: Request, response: Response) => Promise<void>;
};
