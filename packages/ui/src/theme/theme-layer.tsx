import { ChakraProvider, createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalCss } from './global-css.ts';
import { memoizedSystem } from './memoized-system.ts';
import { practiceTheme } from './system.ts';
import { withWrittenGlobals } from './written-styles.ts';

export type ThemeLayerProps = {
  /** Overrides of tokens, recipes and text styles. Must be a constant, as its system is created once. */
  config: SystemConfig;
  /** Plain CSS that outranks all cascade layers of the theme. */
  css?: string;
  children: ReactNode;
};

/**
 * A theme on top of the base theme for everything below it, loaded with the entry that needs it so that public pages do
 * not pay for it. Tokens are set on the document, so only one such layer can be active.
 */
export function ThemeLayer({ config, css, children }: ThemeLayerProps) {
  return (
    <ChakraProvider value={layeredSystem(config)}>
      {css ? <Global styles={css} /> : null}
      {children}
    </ChakraProvider>
  );
}

const systems = new WeakMap<SystemConfig, SystemContext>();

function layeredSystem(config: SystemConfig): SystemContext {
  let layered = systems.get(config);
  if (!layered) {
    const system = createSystem(practiceTheme()._config, { preflight: false, globalCss }, config);
    layered = withWrittenGlobals(memoizedSystem(system));
    systems.set(config, layered);
  }
  return layered;
}
