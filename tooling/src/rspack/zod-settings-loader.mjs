// A loader, which rspack starts by itself: JavaScript, as Node 20 reads no TypeScript.
import { createRequire } from 'node:module';
import path from 'node:path';

const contracts = path.dirname(createRequire(import.meta.url).resolve('@practice/contracts'));

/**
 * Configures every copy of zod in its own module, so that `zod-setup.ts` need not run.
 * @param {string} source the module with `config`
 */
export default function zodSettingsLoader(source) {
  const settings = JSON.stringify(path.join(contracts, 'zod-settings.ts'));
  return `${source}\nimport { zodSettings } from ${settings};\nconfig(zodSettings);`;
}
