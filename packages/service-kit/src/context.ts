import type { ConsentOrigin, Role, TokenScope } from '@practice/contracts';
import type { TraceParent } from './tracing/tracer.ts';

/** Who is calling. `scope` narrows a person's role when an access token made for reading is used. */
export type Actor = {
  role: Role;
  userId: string | null;
  username: string | null;
  scope: TokenScope;
  /** The access token that was used; none in a browser session. */
  tokenId?: string;
};

/**
 * The first argument of every domain function. Created for each request by the gateway, passed by reference in process
 * and inside a signed token over HTTP. `address` is the caller's network address, for limits and the audit log only.
 */
export type ServiceContext = {
  actor: Actor;
  requestId: string;
  address: string;
  /** What the caller's program calls itself; none for the product's own work. */
  userAgent?: string;
  /** Whether the caller came by https; none for the product's own work. */
  isSecure?: boolean;
  /** Where the request came from; none for the product's own work. See `originOf`. */
  origin?: Exclude<ConsentOrigin, 'staff'>;
  idempotencyKey: string | null;
  /** Whether the product asks itself what a visitor would, to check it: nothing of such a call is counted or kept. */
  isOwnCheck?: boolean;
  /** The solution of a challenge that came along: see `assertChallengeSolved`. */
  challengeSolution?: string;
  /** What the caller's browser session is stored under; none with an access token, and for the product's own work. */
  sessionKey?: string;
  /** The span that this call belongs to; none where nothing is traced. */
  trace?: TraceParent | undefined;
};

export const anonymousActor: Actor = { role: 'anonymous', userId: null, username: null, scope: 'read-write' };

/** In the place of an address, of pages that are rendered on the server: the visitor was counted by the request for the page. */
export const RENDERED_PAGE = 'rendered-page';

/** Where what a request sends came from: staff in the back office are an origin of their own, their programs are not. */
export function originOf({ actor, origin }: ServiceContext): ConsentOrigin | null {
  return actor.userId !== null && actor.tokenId === undefined ? 'staff' : (origin ?? null);
}

/** The context of pages that are rendered on the server: they contain what anybody may see, whoever requests them. */
export function renderingContext(requestId: string, trace?: TraceParent): ServiceContext {
  return { actor: anonymousActor, requestId, address: RENDERED_PAGE, idempotencyKey: null, trace };
}

/** The context of the product's own work: event consumers, jobs, seeds and calls between services. */
export function systemContext(requestId: string, trace?: TraceParent): ServiceContext {
  return {
    actor: { role: 'service', userId: null, username: null, scope: 'read-write' },
    requestId,
    address: '127.0.0.1',
    idempotencyKey: null,
    trace,
  };
}
