import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { chooseExecutor } from '../both-executors.ts';
import { recordCommands, takeRecorded } from './command-recorder.ts';
import { readKnownCommands } from './known-commands.ts';

/** Tests of what plays MongoDB: they send what it refuses. */
const OF_STAND_INS = 'tooling/src/database/testing/';

// Runs in each worker before each test file.
chooseExecutor();
const state = globalThis as { commandsOfWorker?: { known: Set<string>; noted: Set<string> } };
if (!state.commandsOfWorker) {
  state.commandsOfWorker = { known: new Set(readKnownCommands().map(({ part }) => part)), noted: new Set() };
  recordCommands();
}
const { known, noted } = state.commandsOfWorker;

afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? 'an unknown file');
  const { parts, faults } = takeRecorded();
  if (file.startsWith(OF_STAND_INS)) return;
  note(
    [...parts].filter((part) => !noted.has(part)),
    file,
  );
  const unknown = [...parts].filter((part) => !known.has(part));
  const problems = [...faults].map((fault) => `A command of ${file} would fare badly on MongoDB: ${fault}.`);
  if (unknown.length > 0)
    problems.push(
      `${file} sends MongoDB what no test has sent before: ${unknown.map((part) => `"${part}"`).join(', ')}. Run ` +
        '`npm run known-commands`, and fill in what MongoDB 7.0 and 8.0 do with it.',
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

function note(parts: string[], file: string): void {
  if (parts.length === 0) return;
  const folder = inject('commandsFolder');
  mkdirSync(folder, { recursive: true });
  for (const part of parts) noted.add(part);
  appendFileSync(
    join(folder, `${process.pid}.jsonl`),
    parts.map((part) => `${JSON.stringify({ part, file })}\n`).join(''),
  );
}
