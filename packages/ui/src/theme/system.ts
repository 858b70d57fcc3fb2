import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { recipes } from './recipes.ts';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './tokens.ts';

/**
 * Chakra's engine with our tokens and recipes only. The default theme stays out on purpose: it costs every
 * visitor 20 KB and most of the start-up time. Late entries style with `css` objects on these tokens.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'p',
  preflight: true,
  globalCss,
  theme: { tokens, semanticTokens, breakpoints, textStyles, keyframes, recipes },
});
