import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './check-boundaries.ts';

// Who may import whom, over all source files. Ends with 1 on a violation.
const { files, violations } = checkBoundaries(fileURLToPath(new URL('../../../', import.meta.url)));
for (const { location, problem } of violations) console.error(`${location}  ${problem}`);
console.log(`Boundaries: ${files} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
