import type { SystemContext } from '@chakra-ui/react';
import type { ElementType } from 'react';

/** What a prop is for: the look, the element, or how the element is made. */
export type PropKind = 'look' | 'element' | 'html' | 'class' | 'as' | 'asChild' | 'none';

/** Attributes of drawings that are style props elsewhere. */
const attributes: Record<string, readonly string[] | undefined> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

/** Width and height as attributes: `width` is the style. */
const html = new Set(['htmlWidth', 'htmlHeight', 'htmlSize', 'htmlTranslate']);

/** @param own props that only the component's look depends on, such as variants */
export function propKind(
  name: string,
  { tag, own, system }: { tag: ElementType; own: ReadonlySet<string>; system: SystemContext },
): PropKind {
  if (name === 'className') return 'class';
  if (name === 'children' || name === 'ref') return 'element';
  if (own.has(name) || name === 'css') return 'look';
  if (name === 'asChild') return 'asChild';
  if (html.has(name)) return 'html';
  const forwarded = typeof tag === 'string' ? attributes[tag] : undefined;
  if (forwarded?.includes(name)) return 'element';
  if (system.isValidProperty(name)) return 'look';
  if (typeof tag !== 'string') return name === 'theme' ? 'none' : 'element';
  // Types say which others an element takes: a list of them would be in the scripts of every page.
  return name === 'as' ? 'as' : 'element';
}
