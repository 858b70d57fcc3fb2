import { type RedirectFileResult, redirectFileInput } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertBulkEnabled, createTogether } from './bulk-redirects.ts';
import { type Checked, checkRedirects, type NewRedirect, readShadowed } from './insert-redirects.ts';
import { type FileLine, readRedirectFile } from './read-redirect-file.ts';

/** So many lines a result shows. */
const MAX_SHOWN = 200;

/** What an import of a file would do, line by line; nothing is stored. */
export async function previewRedirectFile(ctx: ServiceContext, raw: unknown): Promise<RedirectFileResult> {
  const { csv } = readInput(ctx, 'seo:write', redirectFileInput, raw);
  await assertBulkEnabled();
  const lines = readRedirectFile(csv);
  const redirects = readable(lines);
  const shadowed = await readShadowed(redirects);
  const checked = await withTransaction((session) => checkRedirects(session, redirects, shadowed));
  return result(lines, checked);
}

/**
 * Stores the redirects of a file, those of the right lines; the others are returned with why. It is one operation that can be
 * undone.
 * @throws DomainError VALIDATION_FAILED at `csv`; CONFLICT while bulk work is switched off
 */
export async function importRedirects(ctx: ServiceContext, raw: unknown): Promise<RedirectFileResult> {
  const { csv } = readInput(ctx, 'seo:write', redirectFileInput, raw);
  await assertBulkEnabled();
  const lines = readRedirectFile(csv);
  const redirects = readable(lines);
  const unreadable = lines.length - redirects.length;
  const { operation, checked } = await createTogether(ctx, { kind: 'import', redirects, unreadable });
  return { ...result(lines, checked), operation };
}

function readable(lines: readonly FileLine[]): NewRedirect[] {
  return lines.flatMap(({ redirect }) => redirect ?? []);
}

/** `checked` are the lines that say a redirect, in their order. What is stored already is no problem of a file. */
function result(lines: readonly FileLine[], checked: readonly Checked[]): RedirectFileResult {
  let next = 0;
  const checkedLines = lines.map(({ line, redirect }) => {
    if (!redirect) return line;
    const { problem = null, isStored = false } = checked[next++] ?? {};
    return { ...line, problem: isStored ? null : problem, isStored };
  });
  const invalid = checkedLines.filter(({ problem }) => problem !== null);
  const valid = checkedLines.filter(({ problem, isStored }) => problem === null && !isStored);
  const unchanged = checkedLines.filter(({ isStored }) => isStored);
  return {
    operation: null,
    valid: valid.length,
    invalid: invalid.length,
    unchanged: unchanged.length,
    lines: [...invalid, ...valid, ...unchanged].slice(0, MAX_SHOWN),
  };
}
