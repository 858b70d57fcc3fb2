import type { SystemContext } from '@chakra-ui/react';
import { type CSSObject, css, type SerializedStyles } from '@emotion/react';

/** Tokens that change within a document: by the brand's colours, and in the dark. */
const VARIABLES = /^--p-(?:colors|shadows)-/;
const reference = /var\((--p-[^(),]+)\)/g;
const definition = /(--p-[^:;{}()]+):[^;{}]*;/g;

type Write = (styles: CSSObject | readonly CSSObject[]) => Pick<SerializedStyles, 'name' | 'styles'>;

/**
 * Serialises styles for Emotion, which takes the result as it is. Tokens that never change (spacing, sizes, fonts, times) are
 * written as their values, without variables: the rules of a page are a sixth shorter, and it has no definitions of them.
 */
export function styleWriter({ tokens }: SystemContext): Write {
  const all = tokens.cssVarMap.get('base') ?? new Map<string, string>();
  const constants = new Map([...all].filter(([name]) => !VARIABLES.test(name)));
  return (styles) => {
    const text = css(styles as CSSObject)
      .styles.replace(definition, (whole, name) => (constants.has(name) ? '' : whole))
      .replace(reference, (whole, name) => constants.get(name) ?? whole);
    const { name, styles: written } = css(text);
    return { name, styles: written };
  };
}

/** Emotion would serialise the global styles anew with each page. */
export function withWrittenGlobals(system: SystemContext): SystemContext {
  return { ...system, _global: styleWriter(system)(system._global) as unknown as SystemContext['_global'] };
}
