import type { TrafficDevice } from '@practice/contracts';
import { LRUCache } from 'lru-cache';
import { isBot } from './is-bot.ts';

type Browser = { isBot: boolean; device: TrafficDevice };

/** What browsers say of themselves is long, and said again with each page. */
const known = new LRUCache<string, Browser>({ max: 500 });
const MAX_LENGTH = 400;

/** What a visit needs to know of the browser that came. */
export function browserOf(userAgent: string): Browser {
  const found = known.get(userAgent);
  if (found) return found;
  const browser = { isBot: isBot(userAgent), device: deviceOf(userAgent) };
  if (userAgent.length <= MAX_LENGTH) known.set(userAgent, browser);
  return browser;
}

const TABLET = /ipad|tablet|silk|playbook|android(?!.*mobile)/i;
const MOBILE = /mobile|iphone|ipod|android|opera mini/i;

/** The kind of device that a browser says it runs on. */
function deviceOf(userAgent: string): TrafficDevice {
  if (TABLET.test(userAgent)) return 'tablet';
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
