type Parts = {
  /** Blocks of cascade layers, with `CLASS` in place of the class. */
  layered: string[];
  rest: string;
};

const CLASS = '\u0000';
const LAYER = '@layer ';
/**
 * Variables that Chakra sets and nothing of ours uses: one beside each background, the steps of the current palette, of which
 * only the meanings are used, and fonts in place of ours, which are always set.
 */
const unused = /--(?:bg-currentcolor|p-colors-color-palette-\d+|font(?:-mono)?-fallback):[^;}]*;?/g;
const MAX_KNOWN = 5000;
const known = new Map<string, Parts>();

/**
 * The rules of generated classes in fewer bytes: what several classes have in a cascade layer in the same words (that of a
 * recipe, say) stands there once. No element has two of these classes, so their order does not matter.
 * @param rules the CSS of each class by its name, without the dot
 */
export function compactRules(rules: ReadonlyMap<string, string>): string {
  const layered = new Map<string, string[]>();
  let rest = '';
  for (const [name, css] of rules) {
    const parts = partsOf(name, css);
    for (const block of parts.layered) {
      const names = layered.get(block);
      if (names) names.push(name);
      else layered.set(block, [name]);
    }
    rest += parts.rest;
  }
  return [...layered].map(([block, names]) => block.replaceAll(CLASS, selectorOf(names))).join('') + rest;
}

export function withoutUnused(css: string): string {
  return css.replace(unused, '');
}

function selectorOf(names: string[]): string {
  const classes = names.map((name) => `.${name}`).join();
  return names.length > 1 ? `:is(${classes})` : classes;
}

/** A class always has the same CSS, as its name is the hash of it. */
function partsOf(name: string, css: string): Parts {
  let parts = known.get(name);
  if (!parts) {
    const blocks = blocksOf(withoutUnused(css));
    parts = {
      layered: blocks.filter((block) => block.startsWith(LAYER)).map((block) => block.replaceAll(`.${name}`, CLASS)),
      rest: blocks.filter((block) => !block.startsWith(LAYER)).join(''),
    };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(name, parts);
  }
  return parts;
}

/** The rules and at-rules at the top of a text that Emotion has serialised; all in one when it cannot be told apart. */
function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    blocks.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return start === css.length && depth === 0 ? blocks : [css];
}
