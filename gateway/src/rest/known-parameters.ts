import { DomainError, unknownInput } from '@practice/service-kit';
import { Router } from 'express';
import type { DocumentedRoute } from '../docs/documented-route.ts';

/** Refuses unknown parameters and fields at the gateway's own addresses, as `runRoute` does at those of services. */
export function knownParametersOnly(routes: readonly DocumentedRoute[]): Router {
  const router = Router();
  for (const route of routes) {
    router[route.method](route.path, (request, _response, next) => {
      const errors = unknownInput(route, request);
      next(errors.length > 0 ? new DomainError('VALIDATION_FAILED', { errors }) : undefined);
    });
  }
  return router;
}
