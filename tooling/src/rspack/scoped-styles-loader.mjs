import postcss from 'postcss';

/** What lies outside of what a remote shows; `*` below something of the remote does not. */
const OUTSIDE = /(^|[\s>+~,(])(html|body|:root)(?![\w-])|^\*/i;

/**
 * Puts `[data-remote='<name>']` before every selector of a remote's style sheet, so that it reaches what the remote shows and
 * nothing else. A selector that cannot be kept there (`html`, `body`, `:root`, `*` by itself) fails the build with file and
 * line. Selectors within other rules are in their scope already.
 */
export default function scopedStyles(source) {
  const { name } = this.getOptions();
  const sheet = postcss.parse(source, { from: this.resourcePath });
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent) || isNested(rule)) return;
    rule.selectors = rule.selectors.map((selector) => {
      if (OUTSIDE.test(selector))
        throw rule.error(`"${selector}" would reach pages of other remotes. Name a class or an element of ${name}.`);
      return `[data-remote='${name}'] ${selector}`;
    });
  });
  return sheet.toString();
}

const isKeyframes = (parent) => parent?.type === 'atrule' && /keyframes$/i.test(parent.name);

function isNested({ parent }) {
  if (!parent || parent.type === 'root') return false;
  return parent.type === 'rule' || isNested(parent);
}
