import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, type Node, nameOf, type ParsedFile, parseFile, visit } from './read-file.ts';
import { resultsOf, type Shape, shapeOf } from './shape.ts';

/** Where a translator of pages breaks the screen, such as `shell/src/x.tsx:3`, and what to do. */
type Finding = { location: string; problem: string };

type Child = Shape & { node: Node };

const CHANGES =
  'a text that changes beside others: make it one string with the texts, or put it into an element of its own';
const PUSHED = 'a text behind what comes and goes: put it into an element of its own';
const GOES = 'a text that its parent removes alone: put it into an element of its own';

/**
 * Finds the texts that a browser's translator of pages takes away from React. The translator replaces each text by
 * `<font>` elements with another text; React, which knows its own text nodes, then writes into one that has left the page
 * (the old text stays), or fails as it removes one or puts something before it (the screen is lost). A text that is all an
 * element has is safe, as React replaces the whole content. So these are refused:
 *
 * 1. an expression that may be a text, beside siblings: `{n} randevu`, `<Icon /> {label}`, `{isOpen ? 'Açık' : <Mark />} …`
 * 2. a text directly behind what comes and goes: `{isBusy ? <Spinner /> : null}Gönder`
 * 3. a text of a fragment, which is removed with it: `{email ? <>Yazın: <Anchor /></> : null}`
 * 4. a text that a component returns, as its parent may stand beside anything.
 *
 * What is no element, no literal and no constant counts as text, unless its name or its written type says that elements
 * are handed in; `children` do where a component of the file is given texts.
 */
export function checkTranslation(root: string, paths: string[]): Finding[] {
  const files = paths.map((path) => ({ path, file: parseFile(readFileSync(join(root, path), 'utf8')) }));
  const givenTexts = new Set(files.flatMap(({ file }) => componentsWithText(file)));
  return files.flatMap(({ path, file }) => checkFile(path, { ...file, givenTexts }));
}

/** The components that this file gives a text, alone or among other children. */
function componentsWithText(file: ParsedFile): string[] {
  const found: string[] = [];
  visit(file.program, (node) => {
    const name = node.type === 'JSXElement' ? nameOf((node.openingElement as Node).name) : undefined;
    if (name && /^[A-Z]/.test(name) && childrenOf(node, file).some(({ text }) => text)) found.push(name);
  });
  return found;
}

function checkFile(path: string, file: ParsedFile): Finding[] {
  const findings = new Map<string, Finding>();
  function report(node: Node, problem: string): void {
    const before = file.text.slice(0, node.start) + (/^\s*/.exec(file.text.slice(node.start))?.[0] ?? '');
    const location = `${path}:${before.split('\n').length}`;
    if (!findings.has(location)) findings.set(location, { location, problem });
  }

  visit(file.program, (node) => {
    if (node.type === 'JSXElement') checkSiblings(childrenOf(node, file), report);
    if (node.type === 'JSXFragment') {
      for (const { node: child, text } of childrenOf(node, file)) if (text) report(child, GOES);
    }
    const body = componentBody(node);
    for (const result of body ? resultsOf(body) : []) if (shapeOf(result, file).text) report(result, GOES);
  });
  return [...findings.values()];
}

function checkSiblings(children: Child[], report: (node: Node, problem: string) => void): void {
  if (children.length < 2) return;
  for (const [index, child] of children.entries()) {
    const next = children.slice(index + 1).find(({ comes }) => !comes);
    if (child.text === 'changing') report(child.node, CHANGES);
    else if (child.comes && next?.text) report(next.node, PUSHED);
  }
}

/** The children that count: whitespace does not, and those of a fragment stand in its place. */
function childrenOf(element: Node, file: ParsedFile): Child[] {
  return (element.children as Node[]).flatMap((node): Child[] => {
    if (node.type === 'JSXText') return String(node.value).trim() === '' ? [] : [{ node, text: 'fixed' }];
    if (node.type === 'JSXFragment') return childrenOf(node, file);
    if (node.type !== 'JSXExpressionContainer') return [{ node }];
    const expression = node.expression as Node;
    const isBlank = expression.type === 'Literal' && String(expression.value).trim() === '';
    return isBlank || expression.type === 'JSXEmptyExpression' ? [] : [{ node, ...shapeOf(expression, file) }];
  });
}

/** The function of a component, when the node declares one. */
function componentBody(node: Node): Node | undefined {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'VariableDeclarator') return undefined;
  const value = node.type === 'VariableDeclarator' ? node.init : node;
  const isComponent = /^[A-Z].*[a-z]/.test(nameOf(node.id) ?? '');
  return isComponent && isNode(value) && /Function/.test(value.type) ? value : undefined;
}
