import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkTranslation } from './check-translation.ts';

// No text that a browser's translator of pages takes away from React. Ends with 1 when there is one.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.tsx'], { cwd: root });
const paths = listed
  .toString('utf8')
  .split('\n')
  .filter((path) => path && !/\.test\.tsx$|\/testing\//.test(path));
const findings = checkTranslation(root, paths);
for (const { location, problem } of findings) console.error(`${location}  ${problem}`);
console.log(`Translation: ${paths.length} files, ${findings.length} to mend`);
process.exitCode = findings.length > 0 ? 1 : 0;
