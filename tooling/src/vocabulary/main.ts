import { fileURLToPath } from 'node:url';
import { checkVocabulary } from './check-vocabulary.ts';

// No retired word in a name, no citation of a missing document. Ends with 1 when there is one.
const findings = checkVocabulary(fileURLToPath(new URL('../../../', import.meta.url)));
for (const { location, problem } of findings) console.error(`${location}  ${problem}`);
console.log(`Vocabulary: ${findings.length} to mend`);
process.exitCode = findings.length > 0 ? 1 : 0;
