import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import { css, type EmotionCache, type SerializedStyles } from '@emotion/react';
import { useInsertionEffect } from 'react';

/** What an element looks like: all classes that it gets, and the class of its rules with these as Emotion has serialised them. */
export type Look = { classes: string; rules?: { className: string; styles: SerializedStyles } | undefined };

/**
 * The look that these styles make together; later ones outrank earlier ones, and empty values are left out.
 * @param classes further classes of the element
 */
export function lookOf(styles: unknown[], classes: string, system: SystemContext, cache: EmotionCache): Look {
  const objects = styles.flat().filter(Boolean) as SystemStyleObject[];
  return lookNamed(system.css(...objects) as unknown as SerializedStyles, [classes], cache);
}

/**
 * The look of an element that is given classes, among them those of other looks (by `as`, or from a component around it):
 * they become one look, in which the given ones win.
 */
export function lookWith(classes: string, look: Look, cache: EmotionCache): Look {
  if (!classes.includes(`${cache.key}-`)) return { ...look, classes: `${classes} ${look.classes}`.trim() };
  const names = classes.split(' ').filter(Boolean);
  const given = names.flatMap((name) => cache.registered[name] ?? []);
  const others = names.filter((name) => cache.registered[name] === undefined);
  const own = look.rules ? [look.rules.styles] : [];
  const plain = look.classes.replace(look.rules?.className ?? '', '').trim();
  return lookNamed(css(...own, ...given.map((each) => `${each};`)), [...others, plain], cache);
}

function lookNamed(styles: SerializedStyles, classes: string[], cache: EmotionCache): Look {
  const className = `${cache.key}-${styles.name}`;
  const all = styles.styles ? [...classes, className] : classes;
  return { classes: all.filter(Boolean).join(' '), rules: styles.styles ? { className, styles } : undefined };
}

/** Makes the rules of a look part of the document, unless they are. */
export const useLook = typeof document === 'undefined' ? insert : useInsertion;

function useInsertion(cache: EmotionCache, { rules }: Look): void {
  register(cache, rules);
  useInsertionEffect(() => write(cache, rules), [cache, rules]);
}

/** Rules that are in the document are registered, too. */
function insert(cache: EmotionCache, { rules }: Look): void {
  if (!rules || cache.inserted[rules.styles.name] !== undefined) return;
  register(cache, rules);
  write(cache, rules);
}

/** So that an element which is given this class finds what it stands for. */
function register(cache: EmotionCache, rules: Look['rules']): void {
  if (rules) cache.registered[rules.className] = rules.styles.styles;
}

function write(cache: EmotionCache, rules: Look['rules']): void {
  if (!rules || cache.inserted[rules.styles.name] !== undefined) return;
  cache.insert(`.${rules.className}`, rules.styles, cache.sheet, true);
}
