import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { readBuildInfo } from './build-info.ts';

const info = z.object({
  /** In KB; builds of other tools have none. */
  budget: z.number().optional(),
  startScripts: z.array(z.string()).default([]),
  pageScripts: z.record(z.string(), z.array(z.string())).default({}),
});

/** Bytes, as they are sent compressed, of what the largest page of a build loads before it shows something. */
export function firstPaintBytes(folder: string): number {
  const { startScripts, pageScripts } = readInfo(folder);
  const pages = [[], ...Object.values(pageScripts)].map((scripts) =>
    [...new Set([...startScripts, ...scripts])].reduce(
      (sum, script) => sum + sentBytes(join(folder, 'dist', script)),
      0,
    ),
  );
  return Math.max(...pages);
}

/**
 * Refuses a build whose first paint is larger than the budget that it names itself.
 * @throws UserFacingError with both figures
 */
export function assertWithinBudget(name: string, folder: string): void {
  const { budget } = readInfo(folder);
  const bytes = firstPaintBytes(folder);
  if (budget === undefined || bytes <= budget * 1024) return;
  throw new UserFacingError(
    `${name} is not published: a page of it loads ${inKilobytes(bytes)} before it shows something, and its budget is ${budget} KB. Load the rest later (import()), or raise \`budget\` in its rspack.config.`,
  );
}

/** For the terminal: the first paint, and how it differs from that of the build before it. */
export function describeFirstPaint(folder: string, before: string | undefined): string {
  const bytes = firstPaintBytes(folder);
  if (bytes === 0) return '';
  const difference = before === undefined ? 0 : bytes - firstPaintBytes(before);
  const change =
    difference === 0 ? '' : `, ${inKilobytes(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than before`;
  return ` Its largest page loads ${inKilobytes(bytes)} before it shows something${change}.`;
}

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const readInfo = (folder: string) => info.parse(readBuildInfo(folder) ?? {});

function sentBytes(file: string): number {
  const sent = [`${file}.br`, file].find(existsSync);
  return sent ? statSync(sent).size : 0;
}
