import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { memoizedSystem } from './memoized-system.ts';
import { recipes } from './recipes.ts';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './tokens.ts';

let made: SystemContext | undefined;

/**
 * Chakra's engine with our tokens and recipes only. The default theme is left out on purpose: it costs every visitor 20 KB
 * and most of the start-up time. Entries that are loaded later style with `css` objects on these tokens.
 *
 * Created on first use, which takes a phone a fifth of a second: the shell does it in a task of its own.
 */
export function practiceTheme(): SystemContext {
  made ??= hasGlobalStyles() ? { ...make({}), _global: [] } : make({ preflight: true, globalCss });
  return made;
}

function make(globals: { preflight?: boolean; globalCss?: typeof globalCss }): SystemContext {
  const system = createSystem(defaultBaseConfig, {
    cssVarsPrefix: 'p',
    ...globals,
    theme: { tokens, semanticTokens, breakpoints, textStyles, keyframes, recipes },
  });
  return memoizedSystem(system);
}

/** Whether the page came from the server, which has included the reset, element defaults and tokens. */
function hasGlobalStyles(): boolean {
  return typeof document !== 'undefined' && document.querySelector('style[data-emotion^="css-global "]') !== null;
}
