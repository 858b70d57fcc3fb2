import type { SetupProblem } from '@practice/contracts';
import type { Request, Response } from 'express';
import { hostName, THIS_MACHINE } from '../edge/allowed-hosts.ts';
import { addressKey } from '../edge/caller-address.ts';
import { cameByHttps } from '../edge/came-by-https.ts';
import { isFromTrustedProxy } from '../edge/request-id.ts';
import { isOwnRequest } from '../url-health/own-request.ts';

type Options = { publicUrl: string; isProduction: boolean; trustsProxy: boolean; now?: () => number };

const WINDOW_MS = 3_600_000;
/** So many requests of an hour say how it is; those beyond cost nothing. */
const ENOUGH = 500;
/** Fewer may be anybody trying something. */
const SOME = 5;

const noCounts = { all: 0, unknownHost: 0, unknownProxy: 0, pastProxy: 0, https: 0 };

/**
 * What the requests of this hour and the last say of how the gateway is set up: a proxy that is not named, or left out, https
 * that does not arrive, a host that is another one. Requests of this machine to itself say nothing.
 */
export class SetupSigns {
  readonly #options: Options;
  readonly #now: () => number;
  #beganAt: number;
  #counts = { ...noCounts };
  #before = { ...noCounts };

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#beganAt = this.#now();
  }

  /** Counts a request that has been answered. */
  note(request: Request, response: Response): void {
    if (this.#counts.all >= ENOUGH && this.#now() - this.#beganAt < WINDOW_MS) return;
    this.#turn();
    const name = hostName(request.headers.host);
    if (THIS_MACHINE.has(name) || addressKey(name) !== undefined || isOwnRequest(request)) return;
    this.#counts.all += 1;
    if (response.statusCode === UNKNOWN_HOST) {
      this.#counts.unknownHost += 1;
      return;
    }
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    const isFromElsewhere = !addressKey(request.socket.remoteAddress)?.startsWith('127.');
    if (isForwarded && !isFromTrustedProxy(request)) this.#counts.unknownProxy += 1;
    if (!isForwarded && this.#options.trustsProxy && isFromElsewhere) this.#counts.pastProxy += 1;
    if (cameByHttps(request)) this.#counts.https += 1;
  }

  problems(): SetupProblem[] {
    this.#turn();
    const { publicUrl, isProduction } = this.#options;
    const { protocol, hostname } = new URL(publicUrl);
    const sum = (key: keyof typeof noCounts) => this.#counts[key] + this.#before[key];
    const isMost = (count: number) => count >= SOME && count > sum('all') / 2;
    const known = sum('all') - sum('unknownHost');
    const found: [SetupProblem, boolean][] = [
      ['proxy_unknown', isMost(sum('unknownProxy'))],
      ['proxy_bypassed', sum('pastProxy') >= SOME],
      ['https_unseen', protocol === 'https:' && known >= SOME && sum('https') === 0],
      ['host_unknown', isMost(sum('unknownHost'))],
      ['public_url_http', isProduction && protocol === 'http:' && !THIS_MACHINE.has(hostname)],
    ];
    return found.filter(([, isSo]) => isSo).map(([problem]) => problem);
  }

  /** Begins a new hour when one is over. */
  #turn(): void {
    const passed = this.#now() - this.#beganAt;
    if (passed < WINDOW_MS) return;
    this.#before = passed < 2 * WINDOW_MS ? this.#counts : { ...noCounts };
    this.#counts = { ...noCounts };
    this.#beganAt = this.#now();
  }
}

const UNKNOWN_HOST = 421;
