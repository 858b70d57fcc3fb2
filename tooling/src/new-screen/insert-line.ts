/** Puts an import or `export … from` among those of a file, by the path that it names. */
export function insertImport(source: string, line: string): string {
  const lines = source.split('\n');
  if (!isImport(lines[0] ?? '')) return `${line}\n\n${source}`;
  const end = lines.findIndex((each) => !isImport(each));
  return insertSorted(lines, 0, end, line);
}

/**
 * Puts an entry into the object that a file exports, one entry a line, in alphabetical order.
 * @throws Error when the file has no such object
 */
export function insertEntry(source: string, entry: string): string {
  const lines = source.replace(/ = \{\}/, ' = {\n}').split('\n');
  const start = lines.findIndex((line) => line.startsWith('export const') && line.endsWith('{')) + 1;
  const end = lines.findIndex((line, index) => index >= start && line.startsWith('}'));
  if (start === 0 || end < 0) throw new Error(`there is no list for ${entry}`);
  return insertSorted(lines, start, end, `  ${entry},`);
}

function insertSorted(lines: string[], start: number, end: number, line: string): string {
  const index = lines.slice(start, end).findIndex((each) => keyOf(each) > keyOf(line));
  return lines.toSpliced(index < 0 ? end : start + index, 0, line).join('\n');
}

/** What the lines of a list are sorted by: the key, the path or name in quotation marks, else the line. */
function keyOf(line: string): string {
  return line.match(/^ +'?([\w.-]+)'?:/)?.[1] ?? line.match(/'([^']+)'/)?.[1] ?? line;
}

function isImport(line: string): boolean {
  return /^(?:import|export) .*;$/.test(line);
}
