import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readSource } from '../boundaries/read-imports.ts';
import { exceptions, missingDocuments, refusedOptions, retiredWords } from './retired-words.ts';

/** A retired word or a citation, where it stands (`path:line`, or a path), and what to write instead. */
type Finding = { location: string; problem: string };

const CODE = /\.[cm]?tsx?$/;
/** Whatever may hand an option to a library, or a test of one. */
const SCRIPT = /\.(?:[cm]?tsx?|mjs)$/;
const TEXT = /\.(?:[cm]?tsx?|mjs|md|graphql)$/;
/** Generated text, this check, the plan, and what reads data under the names that it had. */
const SKIPPED = /(?:^|\/)(?:generated|migrations|migrate)\/|^tooling\/src\/vocabulary\/|^docs\/plan\.md$/;

/** Reads every file that git knows below `root`. */
export function checkVocabulary(root: string): Finding[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed.toString('utf8').split('\n');
  return files
    .filter((path) => TEXT.test(path) && !SKIPPED.test(path) && existsSync(join(root, path)))
    .flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8')));
}

/** What is wrong with the names in one file, its own name among them, and with what it cites. */
export function checkFile(path: string, text: string): Finding[] {
  return [
    ...retiredIn(basename(path), path),
    ...(CODE.test(path) ? linesOf(readSource(text).code, path, retiredIn) : []),
    ...linesOf(text, path, citationsIn),
    ...(SCRIPT.test(path) ? linesOf(text, path, refusedOptionsIn) : []),
  ];
}

function linesOf(text: string, path: string, check: (line: string, location: string) => Finding[]): Finding[] {
  return text.split('\n').flatMap((line, index) => check(line, `${path}:${index + 1}`));
}

function retiredIn(line: string, location: string): Finding[] {
  const names = line.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return [...new Set(names)].flatMap((name) => {
    if (exceptions.has(name)) return [];
    const words = name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
    return words
      .filter((word) => Object.hasOwn(retiredWords, word))
      .map((word) => ({ location, problem: `${name}: in place of "${word}" say ${retiredWords[word]}` }));
  });
}

function citationsIn(line: string, location: string): Finding[] {
  return missingDocuments
    .map((citation) => citation.exec(line)?.[0])
    .filter((cited) => cited !== undefined)
    .map((cited) => ({
      location,
      problem: `cites "${cited}", which is not in this repository: write the rule itself`,
    }));
}

function refusedOptionsIn(line: string, location: string): Finding[] {
  return refusedOptions
    .filter(({ option }) => option.test(line))
    .map(({ option, instead }) => ({ location, problem: `${option.exec(line)?.[0]}: ${instead}` }));
}
