import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { GlobalFonts } from '@napi-rs/canvas';

export type FontFamilies = { fraunces: string; figtree: string };

/** By folder. */
const registered = new Map<string, FontFamilies>();

/**
 * Makes the site's fonts known to canvases, once a process; gives each family as CSS takes it. A family is several files,
 * each with some letters: they stand in one list, so that a letter comes from the first that has it.
 * @param folder has the fonts' files, such as `fraunces-latin.1a2b.woff2`
 * @throws when a family has no file there
 */
export function siteFonts(folder: string, fonts: typeof GlobalFonts): FontFamilies {
  const known = registered.get(folder);
  if (known) return known;
  const family = (name: string) => register({ name, folder, fonts });
  const families = { fraunces: family('fraunces'), figtree: family('figtree') };
  registered.set(folder, families);
  return families;
}

function register({ name, folder, fonts }: { name: string; folder: string; fonts: typeof GlobalFonts }): string {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.woff2'));
  if (files.length === 0) throw new Error(`${folder} has no file of the font ${name}`);
  // Plain Latin first: other files have a letter or two of it as well.
  return files
    .sort((one, other) => rank(one) - rank(other))
    .map((file, index) => {
      const alias = `${name} ${registered.size} ${index}`;
      fonts.registerFromPath(path.join(folder, file), alias);
      return `'${alias}'`;
    })
    .join(',');
}

function rank(file: string): number {
  if (file.includes('-latin.')) return 0;
  return file.includes('-turkish.') ? 1 : 2;
}
