import Bowser from 'bowser';
import type { Request } from 'express';
import { callerAddress } from '../edge/caller-address.ts';
import type { SessionPlace } from './session-store.ts';

const MAX_LENGTH = 400;

/** The browser, its system and the address that a request comes from; '' for what the browser does not say. */
export function placeOf(request: Request): Required<SessionPlace> {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_LENGTH);
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  return { browser: browser.name ?? '', system: os.name ?? '', address: callerAddress(request) };
}
