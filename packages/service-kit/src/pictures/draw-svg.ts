import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { MAX_PICTURE_PIXELS, MAX_SVG_KB } from '@practice/contracts';
import { DomainError } from '../domain-error.ts';

/** Milliseconds: a drawing that takes longer is made to take long. */
const PATIENCE = 6000;
const MAX_PNG_BYTES = 32 * 1024 * 1024;

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
 * drawn in six seconds
 */
export function drawSvg(bytes: Buffer, side: number, patience = PATIENCE): Promise<Buffer> {
  if (bytes.length > MAX_SVG_KB * 1024) throw new DomainError('PAYLOAD_TOO_LARGE');
  if (/<!ENTITY/i.test(bytes.toString('utf8'))) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const drawn = latest.then(() => drawInProcess({ bytes, side, patience }));
  latest = drawn.catch(() => undefined);
  return drawn;
}

/** One at a time, so that many of them do not take every processor. */
let latest: Promise<unknown> = Promise.resolve();

type Drawing = { bytes: Buffer; side: number; patience: number };

function drawInProcess({ bytes, side, patience }: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', timeout: patience, killSignal: 'SIGKILL', maxBuffer: MAX_PNG_BYTES } as const;
    const child = execFile(process.execPath, ['-e', program, String(side)], { ...options, env: {} }, (cause, png) => {
      if (cause || png.length === 0) reject(new DomainError('UNSUPPORTED_MEDIA_TYPE', { cause }));
      else resolve(png);
    });
    // It may have ended before it has read everything.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

const program = `
const sharp = require(${JSON.stringify(createRequire(import.meta.url).resolve('sharp'))});
const side = Number(process.argv[1]);
sharp.concurrency(1);
async function draw() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  const svg = Buffer.concat(parts);
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = Math.min(100000, Math.max(1, (72 * side) / Math.max(width, height)));
  const drawn = sharp(svg, { density, limitInputPixels: ${MAX_PICTURE_PIXELS} });
  process.stdout.write(await drawn.resize({ width: side, height: side, fit: 'inside' }).png().toBuffer());
}
draw().catch(() => process.exit(1));
`;
