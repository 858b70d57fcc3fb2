import { readFileSync, writeFileSync } from 'node:fs';
import {
  KNOWN_COMMANDS,
  readKnownCommands,
  withPlaceholders,
} from '@practice/service-kit/testing/commands/known-commands';
import { seenInLastRuns } from './seen-in-last-runs.ts';

// `npm run known-commands`: adds what the last runs of the tests have sent to the database, and the list does not know.
const known = new Set(readKnownCommands().map(({ part }) => part));
const added = [...seenInLastRuns()].filter(([part]) => !known.has(part));
if (added.length === 0) console.log('The last runs of the tests sent nothing that known-commands.md does not know.');
else {
  writeFileSync(
    KNOWN_COMMANDS,
    withPlaceholders(
      readFileSync(KNOWN_COMMANDS, 'utf8'),
      added.map(([part]) => part),
    ),
  );
  console.log(
    `Added to ${KNOWN_COMMANDS}; fill in the page of the manual, and what MongoDB 7.0 and 8.0 do:\n${added
      .map(([part, file]) => `  ${part} (${file})`)
      .join('\n')}`,
  );
}
