import { deepStrictEqual } from 'node:assert';
import { randomInt } from 'node:crypto';
import autocannon from 'autocannon';

export type Target = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

const CONNECTIONS = 8;
const ROUNDS = 5;
const SECONDS = 1;
/** A program reaches its full speed only after some thousand requests. */
const WARM_UP_SECONDS = 6;

/** An address that no earlier request had. */
export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export type Compared = { ours: number; peer: number; ratio: number; noise: number };

/**
 * Requests a second of two targets, measured alternately, so that both run under the same conditions, after a warm-up.
 * @returns the median of each, and of their ratios, and the noise of these: see `noiseOf`
 * @throws Error when a target answers anything but 2xx
 */
export async function compare(ours: Target, peer: Target): Promise<Compared> {
  for (const target of [ours, peer]) {
    await answerOf(target);
    await throughput(target, WARM_UP_SECONDS);
  }
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await throughput(ours, SECONDS), peer: await throughput(peer, SECONDS) });
  }
  return summaryOf(rounds);
}

/** The first answer may take longer than a warm-up: a list reads all its records for it. */
async function answerOf({ url, method = 'GET', headers = {}, body }: Target): Promise<string> {
  return (await fetch(url, { method, headers, ...(body ? { body } : {}) })).text();
}

/** @throws Error when two targets do not answer with the same JSON. */
export async function assertSame(...targets: [Target, Target]): Promise<void> {
  const [one, other] = await Promise.all(targets.map(answerOf));
  deepStrictEqual(JSON.parse(one ?? ''), JSON.parse(other ?? ''), `${targets[1].url} does not answer the same`);
}

/** The medians of rounds that measured both sides in turn. */
export function summaryOf(rounds: { ours: number; peer: number }[]): Compared {
  const ratios = rounds.map(({ ours, peer }) => ours / peer);
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    peer: median(rounds.map(({ peer }) => peer)),
    ratio: median(ratios),
    noise: noiseOf(ratios),
  };
}

/**
 * By which part of itself the median of these values may differ in another run on the same machine: two standard errors of
 * a median, from the median distance to it, which one disturbed round does not change.
 */
export function noiseOf(values: number[]): number {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (2 * 1.2533 * deviation) / Math.sqrt(values.length) / middle;
}

/** @throws Error when the target answers anything but 2xx */
export async function throughput(target: Target, seconds: number): Promise<number> {
  const { url, method = 'GET', headers = {}, body } = target;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        ...(body ? { body } : {}),
        setupRequest: (request) => ({ ...request, headers: { ...headers, 'x-forwarded-for': anyAddress() } }),
      },
    ],
  });
  const bad = result.non2xx + result.errors;
  if (bad > 0) throw new Error(`${url}: ${bad} requests failed (${JSON.stringify(result.statusCodeStats)})`);
  return result.requests.total / result.duration;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
