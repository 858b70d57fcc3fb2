import { MAX_PICTURE_PIXELS, MAX_SVG_KB } from '@practice/contracts';
import { DomainError } from '../domain-error.ts';
import { sharpProcess } from './sharp-process.ts';

/** Milliseconds: a drawing that takes longer is made to take long. */
const PATIENCE = 6000;

/** Whether a file is meant as an SVG; a compressed one is not. */
export function isSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString('utf8');
  return /^\uFEFF?\s*</.test(start) && /<(?:\w+:)?svg[\s>]/i.test(bytes.toString('utf8'));
}

/**
 * An SVG as a PNG, `side` pixels along its longer side, and nothing of the SVG itself: no script, link or address reaches a
 * browser. It is drawn in a process of its own that is ended when it takes too long, as filters and references to
 * references can ask for hours; that process loads nothing from outside.
 * @throws DomainError PAYLOAD_TOO_LARGE above 512 KB; UNSUPPORTED_MEDIA_TYPE for entities, what is no SVG and what is not
 * drawn in six seconds; UNAVAILABLE when the process is not started or ends early
 */
export function drawSvg(bytes: Buffer, side: number, patience = PATIENCE): Promise<Buffer> {
  if (bytes.length > MAX_SVG_KB * 1024) throw new DomainError('PAYLOAD_TOO_LARGE');
  if (/<!ENTITY/i.test(bytes.toString('utf8'))) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const work = { program, bytes, parameter: side, patience, isSlowRefused: true } as const;
  const drawn = latest.then(() => sharpProcess(work).catch(refuse));
  latest = drawn.catch(() => undefined);
  return drawn;
}

/** One at a time, so that many of them do not take every processor. */
let latest: Promise<unknown> = Promise.resolve();

function refuse(cause: unknown): never {
  if (cause instanceof DomainError) throw cause;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { cause });
}

const program = `
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = Math.min(100000, Math.max(1, (72 * parameter) / Math.max(width, height)));
  const drawn = sharp(bytes, { density, limitInputPixels: ${MAX_PICTURE_PIXELS} });
  return drawn.resize({ width: parameter, height: parameter, fit: 'inside' }).png().toBuffer();`;
