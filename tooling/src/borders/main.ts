import { fileURLToPath } from 'node:url';
import { checkBorders } from './check-borders.ts';

// The borders of docs/architecture.md, over all source files. Ends with 1 when one is crossed.
const { files, crossings } = checkBorders(fileURLToPath(new URL('../../../', import.meta.url)));
for (const { place, problem } of crossings) console.error(`${place}  ${problem}`);
console.log(`Borders: ${files} files, ${crossings.length} crossings`);
process.exitCode = crossings.length > 0 ? 1 : 0;
