import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './theme/system.ts';

/** Theme for everything below it. The page's language is `lang="tr"` on `<html>`; dates are formatted by date-fns. */
export function PracticeProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
