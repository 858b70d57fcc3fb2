import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into vitest's own
  interface ProvidedContext {
    /** Where workers note which parts of commands they have seen; see `npm run known-commands`. */
    commandsFolder: string;
  }
}

/** A part of commands with the page of MongoDB's manual that it was held against, and what 7.0 and 8.0 do with it. */
export type KnownCommand = { part: string; page: string; does: string };

export const KNOWN_COMMANDS = fileURLToPath(new URL('./known-commands.md', import.meta.url));
/** Stands where a person still has to write. */
export const PLACEHOLDER = '?';

/** The rows of the table in known-commands.md. */
export function readKnownCommands(): KnownCommand[] {
  return parseKnownCommands(readFileSync(KNOWN_COMMANDS, 'utf8'));
}

export function parseKnownCommands(text: string): KnownCommand[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [part = '', page = '', does = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());
      return { part: part.slice(1, -1), page, does };
    });
}

/** The text of the file with rows for further parts, in order, which say that a person has to fill them. */
export function withPlaceholders(text: string, parts: Iterable<string>): string {
  const head = text.slice(0, text.indexOf('\n| `') + 1);
  const added = [...parts].map((part) => ({ part, page: PLACEHOLDER, does: PLACEHOLDER }));
  const rows = [...parseKnownCommands(text), ...added].sort((one, other) => (one.part < other.part ? -1 : 1));
  return `${head}${rows.map(({ part, page, does }) => `| \`${part}\` | ${page} | ${does} |`).join('\n')}\n`;
}
