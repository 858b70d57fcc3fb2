import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { practiceTheme } from './theme/system.ts';

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
  const cache = createCache({ key: 'css', stylisPlugins, ...(speedy ? { speedy } : {}) });
  if (collect) cache.compat = true;
  return cache;
}

/** Theme for everything below it. The page's language is `lang="tr"` on `<html>`; dates are formatted by date-fns. */
export function PracticeProvider({ styles, children }: { styles?: StyleCache; children: ReactNode }) {
  const [cache] = useState(() => styles ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={practiceTheme()}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
