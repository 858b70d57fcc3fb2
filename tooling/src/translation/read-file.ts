import { parseAst } from 'rolldown/parseAst';

/** A node of the syntax tree, as ESTree names its kinds and parts. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** A file of components: what its constants hold, and what its types say of the names that are handed in. */
export type ParsedFile = {
  program: Node;
  text: string;
  /** The values of the constants and the functions of a name. */
  values: Map<string, Node[]>;
  /** The written types of the properties of a name. */
  types: Map<string, string[]>;
  /** The components of the file. */
  components: Set<string>;
  /** The components, of all files, that are given texts. */
  givenTexts: Set<string>;
};

/** Parses a file of components and notes its constants and types by their names. */
export function parseFile(text: string): ParsedFile {
  const program = parseAst(text, { lang: 'tsx' }) as unknown as Node;
  const given = { components: new Set<string>(), givenTexts: new Set<string>() };
  const file: ParsedFile = { program, text, values: new Map(), types: new Map(), ...given };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') add(file.values, nameOf(node.id), node.init as Node | null);
    if (node.type === 'FunctionDeclaration') add(file.values, nameOf(node.id), node);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
      file.components.add(nameOf(node.id) ?? '');
    if (node.type === 'TSPropertySignature') add(file.types, nameOf(node.key), writtenType(node, text));
  });
  return file;
}

/** Calls `look` for a node and all below it; what `look` answers `false` for is left out with what is below. */
export function visit(node: Node, look: (node: Node) => unknown): void {
  if (look(node) === false) return;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, look);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The name of an identifier or of a JSX name; undefined for others. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined;
}

function writtenType(node: Node, text: string): string | undefined {
  const annotation = node.typeAnnotation;
  return isNode(annotation) ? text.slice(annotation.start + 1, annotation.end).trim() : undefined;
}

function add<Value>(map: Map<string, Value[]>, name: string | undefined, value: Value | null | undefined): void {
  if (name === undefined || value === null || value === undefined) return;
  map.set(name, [...(map.get(name) ?? []), value]);
}
