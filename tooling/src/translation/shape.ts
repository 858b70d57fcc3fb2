import { isNode, type Node, nameOf, type ParsedFile, visit } from './read-file.ts';

/** What an expression among the children of an element may be. */
export type Shape = {
  /** A text that is always the same, one that may change or be absent, or none. */
  text?: 'fixed' | 'changing';
  /** It may be there in one render and not in the next, or be replaced. */
  comes?: boolean;
};

const nothing: Shape = {};

/** What an expression may be, as far as the file itself says: a name of which it says nothing counts as text. */
export function shapeOf(node: Node, file: ParsedFile, seen: ReadonlySet<string> = new Set()): Shape {
  const of = (part: unknown) => (isNode(part) ? shapeOf(part, file, seen) : nothing);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return nothing;
    case 'Literal':
      if (node.value === null || typeof node.value === 'boolean') return { comes: true };
      return String(node.value).trim() === '' ? nothing : { text: 'fixed' };
    case 'TemplateLiteral':
      return { text: (node.expressions as Node[]).length > 0 ? 'changing' : 'fixed' };
    case 'ConditionalExpression':
      return either(of(node.consequent), of(node.alternate));
    case 'LogicalExpression':
      return either(node.operator === '&&' ? nothing : of(node.left), of(node.right));
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return of(node.expression);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return returned(node, file, seen);
    case 'CallExpression':
      return calledShape(node, file, seen);
    case 'MemberExpression':
      return CONSTANT.test(nameOf(node.object) ?? '')
        ? { text: 'fixed' }
        : named(nameOf(node.property), file, seen, false);
    case 'Identifier':
      return named(nameOf(node), file, seen, true);
    default:
      return { text: 'changing' };
  }
}

function either(one: Shape, other: Shape): Shape {
  return { comes: true, ...(one.text || other.text ? { text: 'changing' } : {}) };
}

function calledShape(node: Node, file: ParsedFile, seen: ReadonlySet<string>): Shape {
  const callee = node.callee as Node;
  const method = callee.type === 'MemberExpression' ? nameOf(callee.property) : undefined;
  // A list, or a function that renders by another one.
  const render = (node.arguments as Node[]).find(({ type }) => /Function/.test(type));
  if (render) return { ...shapeOf(render, file, seen), comes: true };
  if (callee.type === 'Identifier') return named(nameOf(callee), file, seen, true);
  return ELEMENTS.test(method ?? '') ? { comes: true } : { text: 'changing' };
}

function returned(node: Node, file: ParsedFile, seen: ReadonlySet<string>): Shape {
  const results = resultsOf(node).map((result) => shapeOf(result, file, seen));
  return results.length === 0 ? nothing : results.reduce((one, other) => either(one, other));
}

/** What a function may return. */
export function resultsOf(node: Node): Node[] {
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  const results: Node[] = [];
  visit(body, (each) => {
    if (/Function/.test(each.type)) return false;
    if (each.type === 'ReturnStatement' && isNode(each.argument)) results.push(each.argument);
  });
  return results;
}

/** The names by which components are handed elements. */
const ELEMENTS =
  /(?:^|[a-z])(?:after|actions?|aside|badge|before|button|calendar|counter|dialogs?|empty|filters|form|icon|image|instead|menu|notices?|panel|tabs)$/i;
const NODE = /\b(?:ReactElement|ReactNode|JSX\.Element)\b/;
/** What is a text as a rule, also where an element would do. */
const TEXTS = /(?:description|error|hint|label|message|name|sentence|text|title|value)$/i;
/** A constant of the whole program. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;

function named(name: string | undefined, file: ParsedFile, seen: ReadonlySet<string>, isLocal: boolean): Shape {
  if (name === undefined || seen.has(name)) return { text: 'changing' };
  if (name === 'undefined') return { comes: true };
  if (CONSTANT.test(name)) return { text: 'fixed' };
  if (name === 'children' && [...file.components].every((component) => !file.givenTexts.has(component)))
    return { comes: true };
  if (ELEMENTS.test(name)) return { comes: true };
  const values = isLocal ? file.values.get(name) : undefined;
  if (values) return values.map((value) => shapeOf(value, file, new Set([...seen, name]))).reduce(either);
  const types = file.types.get(name) ?? [];
  const isElement = types.length > 0 && types.every((type) => NODE.test(type)) && !TEXTS.test(name);
  return isElement ? { comes: true } : { text: 'changing' };
}
