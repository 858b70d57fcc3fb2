import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { practiceTheme } from './theme/system.ts';
import { withWrittenGlobals } from './theme/written-styles.ts';

export type StyleCache = EmotionCache;

/**
 * No vendor prefixes: current browsers need none, and they are a third of a page's styles. One array for all caches:
 * Emotion's server-side cache is keyed by the identity of this array.
 */
const stylisPlugins: [] = [];

/**
 * Where generated styles go. `speedy` writes rules by script in every build, which the content security policy of pages
 * allows, instead of text into style elements, which it does not. `collect` is for rendering on the server: nothing is
 * written into the markup; `inserted` and `registered` contain the page's styles.
 */
export function createStyleCache({ speedy, collect }: { speedy?: boolean; collect?: boolean } = {}): StyleCache {
  if (!collect) nameRules();
  const cache = createCache({ key: 'css', stylisPlugins, ...(speedy ? { speedy } : {}) });
  if (collect) cache.compat = true;
  return cache;
}

/** In place of the names of a page's rules, which would be a thirtieth of the page and are in its rules anyhow. */
export const ALL_RULES = '*';

/** Gives the styles that came with the page the names of their rules, so that Emotion makes none of them again. */
function nameRules(): void {
  if (typeof document === 'undefined') return;
  for (const style of document.querySelectorAll<HTMLElement>(`style[data-emotion="css ${ALL_RULES}"]`)) {
    const names = new Set(Array.from(style.textContent.matchAll(/\.css-(\w+)/g), ([, name]) => name));
    style.dataset.emotion = `css ${[...names].join(' ')}`;
  }
}

/** Theme for everything below it. The page's language is `lang="tr"` on `<html>`; dates are formatted by date-fns. */
export function PracticeProvider({ styles, children }: { styles?: StyleCache; children: ReactNode }) {
  const [cache] = useState(() => styles ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={writtenTheme()}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

let written: SystemContext | undefined;

function writtenTheme(): SystemContext {
  written ??= withWrittenGlobals(practiceTheme());
  return written;
}
