import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { DomainError } from '../domain-error.ts';
import { logger } from '../logger.ts';

type Work = {
  /** The body of an async function of `sharp`, `bytes` and `parameter` that returns the bytes of a picture. */
  program: string;
  bytes: Buffer;
  parameter: number;
  /** Milliseconds after which it is ended. */
  patience: number;
  /** What takes longer is the picture's own fault. */
  isSlowRefused?: true;
};

const MAX_RESULT_BYTES = 32 * 1024 * 1024;
/** With this code the process says that the picture cannot be read. */
const REFUSED = 65;
const RETRY_AFTER_SECONDS = 30;

/**
 * Works on a picture in a process of its own, which is given nothing but the picture.
 * @throws DomainError UNAVAILABLE, which is logged, when the process was not started, was ended or took too long; any other
 * error says that the picture cannot be read.
 */
export async function sharpProcess({ isSlowRefused, ...work }: Work): Promise<Buffer> {
  try {
    return await run(work);
  } catch (error) {
    const { code, killed: isEnded } = error as { code?: unknown; killed?: boolean };
    if (code === REFUSED || (isSlowRefused && isEnded)) throw error;
    logger.error({ err: error }, 'the process for a picture failed');
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    throw new DomainError('UNAVAILABLE', {
      cause: error,
      retryAfterSeconds,
      detail: 'the process for a picture failed',
    });
  }
}

function run({ program, bytes, parameter, patience }: Work): Promise<Buffer> {
  const options = {
    encoding: 'buffer',
    timeout: patience,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_RESULT_BYTES,
  } as const;
  return new Promise((resolve, reject) => {
    const parameters = ['-e', wrapped(program), String(parameter)];
    const child = execFile(process.execPath, parameters, { ...options, env: {} }, (cause, result) => {
      if (cause || result.length === 0) reject(cause ?? new Error('no picture came out'));
      else resolve(result);
    });
    // It may have ended before it has read everything.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

function wrapped(program: string): string {
  return `
const sharp = require(${JSON.stringify(createRequire(import.meta.url).resolve('sharp'))});
sharp.concurrency(1);
async function work(bytes, parameter) {${program}
}
const refuse = (error) => process.exit(/memory/i.test(error) ? 1 : ${REFUSED});
async function run() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  process.stdout.write(await work(Buffer.concat(parts), Number(process.argv[1])).catch(refuse));
}
run();
`;
}
