import { ChakraProvider, createSystem, type SystemConfig } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { system } from './system.ts';

export type ThemeLayerProps = {
  /** What differs from the theme: tokens, recipes, text styles. Read once. */
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
  const [layered] = useState(() => createSystem(system._config, { preflight: false }, config));
  return (
    <ChakraProvider value={layered}>
      {css ? <Global styles={css} /> : null}
      {children}
    </ChakraProvider>
  );
}
