import { red } from '../terminal/log.ts';
import type { ContentsByName } from './copy-database.ts';

/**
 * Prints how many documents each collection had and has.
 * @returns the collections that are not the same, in number or in contents
 */
export function logContents(before: ContentsByName, after: ContentsByName): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const width = Math.max(...names.map(({ length }) => length), 'collection'.length);
  const row = (name: string, ...cells: (string | number)[]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  console.log(row('collection', 'before', 'after'));
  return names.filter((name) => {
    const [one, other] = [before[name], after[name]];
    const isSame = (one?.count ?? 0) === (other?.count ?? 0) && (one?.digest ?? '0') === (other?.digest ?? '0');
    const line = row(name, one?.count ?? 0, other?.count ?? 0);
    console.log(isSame ? line : red(`${line}  differs`));
    return !isSame;
  });
}
