import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkTranslation } from './check-translation.ts';

/** What is found in files with these contents, as `line  problem`. */
function problemsOf(...contents: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'practice-translation-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const paths = contents.map((_content, index) => `${index}.tsx`);
  for (const [index, path] of paths.entries()) writeFileSync(join(root, path), contents[index] ?? '');
  return checkTranslation(root, paths).map(({ location, problem }) => `${location.split(':')[1]}  ${problem}`);
}

/** An element in a component that is given `n`, `isBusy` and `name`. */
const inComponent = (element: string) => `function Screen({ n, isBusy, name }) {\n  return ${element};\n}`;

test.each([
  ['a count beside its word', '<p>{n} randevu</p>'],
  ['a name beside a drawing', '<p><Icon /> {name}</p>'],
  ['a word that is chosen', "<p>Randevu {isBusy ? 'alınıyor' : 'alındı'}</p>"],
  ['a text that comes and goes', "<p><b>Ad</b>{isBusy ? ', bekleyin' : null}</p>"],
  ['a text that an element replaces', "<p><b>Ad</b>{isBusy ? <i>…</i> : 'hazır'}</p>"],
  ['the result of a function', '<p>Bugün: {formatDate(n)}</p>'],
  ['texts of a list', '<p><b>Ad</b>{[1, 2].map((each) => String(each))}</p>'],
])('refuses %s', (_what, element) => {
  expect(problemsOf(inComponent(element))).toEqual([expect.stringMatching(/^2 {2}a text that changes beside others/)]);
});

test.each([
  ['what comes and goes', '<p>{isBusy ? <Spinner /> : null}Gönder</p>'],
  ['a list', '<p>{[1, 2].map((each) => <b key={each} />)}Gönder</p>'],
  ['what comes and goes, twice', '<p>{isBusy && <Spinner />}{n > 1 && <b />}Gönder</p>'],
])('refuses a text directly behind %s', (_what, element) => {
  expect(problemsOf(inComponent(element))).toEqual([expect.stringMatching(/^2 {2}a text behind what comes and goes/)]);
});

test.each([
  ['a fragment', '<p>{isBusy ? <>Bekleyin: <b /></> : null}</p>'],
  ['a component', "isBusy ? 'Bekleyin' : <b />"],
])('refuses a text of %s', (_what, element) => {
  expect(problemsOf(inComponent(element))).toEqual([expect.stringMatching(/^2 {2}a text that its parent removes/)]);
});

test('refuses children beside others where one gives a text, in whatever file', () => {
  const label = 'function Label({ children }) {\n  return <p>{children}<Mark /></p>;\n}';
  expect(problemsOf(label, inComponent('<Label><b /></Label>'))).toEqual([]);
  expect(problemsOf(label, inComponent('<Label>Ad</Label>'))).toEqual([
    expect.stringMatching(/^2 {2}a text that changes/),
  ]);
});

test.each([
  ['a text alone', '<p>{n}</p>'],
  ['a chosen text alone', "<p>{isBusy ? 'alınıyor' : 'alındı'}</p>"],
  ['one string', `<p>{\`\${n} randevu\`}</p>`],
  ['an element of its own', '<p>{isBusy ? <Spinner /> : null}<span>Gönder</span></p>'],
  ['a constant', '<p>En çok {MAX_FILES} dosya ({LIMITS.size})</p>'],
  ['what never changes', "<p><Icon />{' '}Gönder</p>"],
  ['what comes and goes behind', '<p>Gönder{isBusy ? <Spinner /> : null}</p>'],
  ['what comes and goes before an element', '<p>{isBusy ? <Spinner /> : null}<b />Gönder</p>'],
  ['a dialog', '<p><b />{removal.dialog}</p>'],
  ['what is typed as an element', '<p><b />{hero}</p>', 'type Props = { hero: ReactNode };'],
  ['a local element', '<p><b />{drawn}</p>', 'const drawn = <i />;'],
  ['what another function renders', '<p><b />{editable((title) => <h1>{title}</h1>)}</p>'],
])('leaves alone %s', (_what, element, before = '') => {
  expect(problemsOf(`${inComponent(element)}\n${before}`)).toEqual([]);
});
