import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What a screen says when something has been done, as a text of its own. */
const SUCCESS =
  /(?:announceDone\(|toast\.success\(\{\s*title:|\b(?:created|updated|removed):)(?:\s*[^'"`,;()]*\?)?\s*(['`])([^'`]+)\1/g;
/** Screens whose success texts end with a full stop, with what they leave to others. */
const WITH_STOP = /^mf-appointments\/src\/(?!calendar-management\/)|^mf-content\/src\/testimonials\//;

function successTextsIn(path: string): string[] {
  const texts = [...readFileSync(`${ROOT}/${path}`, 'utf8').matchAll(SUCCESS)].map(([, , text = '']) => text);
  return texts.filter((text) => /^\p{Lu}/u.test(text) && !text.includes('${') && !/[.;] /.test(text));
}

it('success texts end with a full stop on the screens of appointments, and without one on all others', () => {
  const patterns = ['mf-*/src/*', 'shell/src/admin/*', 'packages/ui/src/*'];
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT })
    .toString('utf8')
    .split('\n');
  const own = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/(generated|testing)\//.test(path));
  const texts = own.flatMap((path) => successTextsIn(path).map((text) => ({ path, text })));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter(({ path, text }) => WITH_STOP.test(path) !== text.endsWith('.'))).toEqual([]);
});
