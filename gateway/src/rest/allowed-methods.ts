import { DomainError } from '@practice/service-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { localsOf } from '../edge/locals.ts';

type ApiPath = { method: string; path: string };

/**
 * Responds to OPTIONS, and with 405 and `Allow` to a method that an address does not have. Comes before the routes: a
 * fixed path (`/api/appointments/summary`) never matches a record's (`/api/appointments/:id`), whatever the method.
 */
export function allowedMethods(known: ApiPath[]): RequestHandler {
  const addresses = addressesOf(known);
  const literal = new Map(addresses.filter(({ path }) => !path.includes(':')).map((one) => [one.path, one]));
  const options = optionsRouter(addresses);
  return (request, response, next) => {
    if (request.method === 'OPTIONS') return options(request, response, next);
    const address = literal.get(normalize(request.path));
    if (address && !address.methods.includes(request.method)) return refuse(address, response);
    next();
  };
}

/** The rest under /api: 405 for a record's path with another method, otherwise 404. */
export function unknownApi(known: ApiPath[]): Router {
  const router = Router();
  for (const address of addressesOf(known)) {
    router.all(address.path, (_request, response) => refuse(address, response));
  }
  router.use('/api', () => {
    throw new DomainError('NOT_FOUND');
  });
  return router;
}

function optionsRouter(addresses: Address[]): Router {
  const router = Router();
  for (const address of addresses) {
    router.all(address.path, (_request: Request, response: Response) => {
      localsOf(response).route = address.path;
      response.status(204).set('Allow', address.methods.join(', ')).end();
    });
  }
  return router;
}

type Address = { path: string; methods: string[] };

/** Each address once with all of its methods, those without parameters first; the names of parameters don't count. */
function addressesOf(known: ApiPath[]): Address[] {
  const addresses = new Map<string, Address>();
  for (const { path, method } of known) {
    const key = path.replace(/:\w+/g, ':');
    const address: Address = addresses.get(key) ?? { path, methods: [] };
    address.methods.push(...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
    addresses.set(key, address);
  }
  const parameters = ({ path }: Address) => path.split(':').length;
  return [...addresses.values()]
    .map(({ path, methods }) => ({ path, methods: methods.sort() }))
    .sort((one, other) => parameters(one) - parameters(other));
}

/** As Express compares: ignoring case and a trailing slash. */
function normalize(path: string): string {
  return path.toLowerCase().replace(/(.)\/$/, '$1');
}

/** @throws DomainError METHOD_NOT_ALLOWED */
function refuse({ path, methods }: Address, response: Response): never {
  localsOf(response).route = path;
  response.set('Allow', methods.join(', '));
  throw new DomainError('METHOD_NOT_ALLOWED');
}
