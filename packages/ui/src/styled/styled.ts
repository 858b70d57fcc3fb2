import { type SystemContext, useChakraContext } from '@chakra-ui/react';
import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react';
import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { asItsChild } from './as-child.ts';
import { keyText } from './key-text.ts';
import { type Look, lookOf, lookWith, useLook } from './looks.ts';
import { type PropKind, propKind } from './prop-kinds.ts';

export type Props = Record<string, unknown>;

export type StyledOptions = {
  /** Name of a recipe of the theme. */
  recipe?: string;
  /** Styles that every element has, below all others. */
  base?: object;
  /** Further props that its look depends on, and the styles that they make: in this order with `css`. */
  layout?: { props: readonly string[]; styles: (props: Props) => unknown[] };
  className?: string;
  defaultProps?: Props;
};

/** What has been worked out for one component in one theme. */
type Known = {
  system: SystemContext;
  /** Classes of the component itself. */
  className: string;
  variants: readonly string[];
  /** Props of its own that its look depends on. */
  own: ReadonlySet<string>;
  kinds: Map<string, PropKind>;
  /** By what the props of an element say of its look. */
  looks: Map<string, Look>;
};

const MAX_LOOKS = 1000;

/**
 * An element or component that takes style props: what Chakra's factory makes, with the same rules and classes. What a prop is
 * for, and what look some props make, is worked out once for all elements that have them, and an element is one component
 * instead of two to four. So a page is rendered in half of the time.
 */
export function styled(tag: ElementType, options: StyledOptions = {}) {
  const themes = new WeakMap<SystemContext, Known>();

  // biome-ignore lint/correctness/noComponentHookFactories: components are made when modules are loaded
  function Styled(given: Props) {
    const system = useChakraContext();
    const cache = __unsafe_useEmotionCache() as EmotionCache;
    let known = themes.get(system);
    if (!known) {
      known = knowledgeOf(options, system);
      themes.set(system, known);
    }
    const props = options.defaultProps ? { ...options.defaultProps, ...given } : given;
    const element: Props = {};
    let as = tag;
    let asChild = false;
    let classes = '';
    let key = '';
    for (const name in props) {
      const value = props[name];
      if (value === undefined) continue;
      const kind = known.kinds.get(name) ?? newKind(known, tag, name);
      if (kind === 'element') element[name] = value;
      else if (kind === 'look') key += keyText(name, value);
      else if (kind === 'class') classes = String(value);
      else if (kind === 'html') element[name.slice('html'.length).toLowerCase()] = value;
      else if (kind === 'as') as = value as ElementType;
      else if (kind === 'asChild') asChild = value === true;
    }
    let look = known.looks.get(key) ?? newLook(known, { key, props, options, cache });
    if (classes) look = lookWith(classes, look, cache);
    if (look.classes) element.className = look.classes;
    useLook(cache, look);
    return asChild ? asItsChild(element) : jsx(as, element);
  }

  return Styled;
}

function knowledgeOf({ recipe, layout, className = '' }: StyledOptions, system: SystemContext): Known {
  const made = recipe ? system.getRecipeFn(recipe) : undefined;
  const variants = made?.variantKeys ?? [];
  return {
    system,
    className: [made?.className, className].filter(Boolean).join(' '),
    variants,
    own: new Set<string>([...variants, ...(layout?.props ?? [])]),
    kinds: new Map(),
    looks: new Map(),
  };
}

function newKind({ system, own, kinds }: Known, tag: ElementType, name: string): PropKind {
  const kind = propKind(name, { tag, own, system });
  kinds.set(name, kind);
  return kind;
}

type NewLook = { key: string; props: Props; options: StyledOptions; cache: EmotionCache };

function newLook(known: Known, { key, props, options, cache }: NewLook): Look {
  const { system, variants, own, kinds, looks } = known;
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name, value]) => value !== undefined && isPicked(name)));
  const { css, ...styleProps } = pick((name) => kinds.get(name) === 'look' && !own.has(name));
  const styles = [
    options.base && system.cva({ base: options.base })({}),
    options.recipe && system.getRecipeFn(options.recipe)(pick((name) => variants.includes(name))),
    options.layout ? options.layout.styles({ ...props, css }) : css,
    styleProps,
  ];
  const look = lookOf(styles, known.className, system, cache);
  if (looks.size >= MAX_LOOKS) looks.clear();
  looks.set(key, look);
  return look;
}
