import { ChakraProvider, createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalCss } from './global-css.ts';
import { practiceTheme } from './system.ts';

export type ThemeLayerProps = {
  /** What differs from the theme: tokens, recipes, text styles. A constant: its system is made once. */
  config: SystemConfig;
  /** Plain CSS that outranks all layers of the theme. */
  css?: string;
  children: ReactNode;
};

/**
 * Another look for everything below it, on top of the theme. Late entries bring theirs along, so that the first load
 * of a public page holds none of it. Tokens are the document's, so one such layer at a time.
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
    layered = createSystem(practiceTheme()._config, { preflight: false, globalCss }, config);
    systems.set(config, layered);
  }
  return layered;
}
