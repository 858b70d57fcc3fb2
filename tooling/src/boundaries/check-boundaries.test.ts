import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';

const packages: Record<string, object> = {
  shell: { name: '@practice/shell', practice: { shared: ['session'], composition: ['boot'] } },
  'mf-public': { name: '@practice/mf-public' },
  'mf-content': { name: '@practice/mf-content' },
  gateway: { name: '@practice/gateway' },
  'services/identity': { name: '@practice/identity' },
  'services/appointments': {
    name: '@practice/appointments',
    practice: { shared: ['schedule'], composition: ['seed'] },
  },
  'packages/contracts': { name: '@practice/contracts' },
  'packages/ui': { name: '@practice/ui' },
  'packages/service-kit': { name: '@practice/service-kit' },
  tooling: { name: '@practice/tooling' },
};

/** The problems of a repository that holds, beside all workspaces, one file with this content. */
function problemsOf(path: string, content: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'practice-boundaries-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const workspaces = ['shell', 'mf-public', 'mf-content', 'gateway', 'services/*', 'packages/*', 'tooling'];
  write('package.json', JSON.stringify({ workspaces }));
  for (const [dir, manifest] of Object.entries(packages)) write(join(dir, 'package.json'), JSON.stringify(manifest));
  write(path, content);
  return checkBoundaries(root).violations.map(({ location, problem }) => `${location}  ${problem}`);
}

test.each([
  ['mf-public/src/home/home.tsx', "import { Page } from '@practice/mf-content';"],
  ['mf-public/src/home/home.tsx', "import { callService } from '@practice/service-kit';"],
  ['mf-public/src/home/home.tsx', "export * from '@practice/shell';"],
  ['shell/src/frame/frame.tsx', "const page = import('@practice/mf-public');"],
  ['shell/src/frame/frame.tsx', "import '@practice/appointments';"],
  ['gateway/src/server.ts', "import { Button } from '@practice/ui';"],
  ['gateway/src/server.ts', "import { book } from '@practice/appointments/src/booking/book.ts';"],
  ['services/identity/src/users/x.ts', "import { book } from '@practice/appointments';"],
  ['services/identity/src/users/x.ts', "import { startDatabase } from '@practice/tooling/database';"],
  ['packages/contracts/src/x.ts', "import type { Button } from '@practice/ui';"],
  ['packages/ui/src/x.ts', "import { callService } from '@practice/service-kit';"],
  ['packages/service-kit/src/x.ts', "import { Button } from '@practice/ui';"],
])('%s may not contain: %s', (path, content) => {
  expect(problemsOf(path, content)).toEqual([expect.stringMatching(`^${path}:1  (a .* file )?imports `)]);
});

test.each([
  ['mf-public/src/home/home.tsx', "import { Button } from '@practice/ui';\nimport { z } from '@practice/contracts';"],
  [
    'shell/src/frame/frame.tsx',
    "import { useQuery } from '@practice/ui/data';\nimport { Global } from '@emotion/react';",
  ],
  ['gateway/src/server.ts', "import { appointments } from '@practice/appointments';\nimport '@practice/service-kit';"],
  [
    'services/identity/src/users/x.ts',
    "import { callService } from '@practice/service-kit';\nimport '@practice/contracts';",
  ],
  ['services/identity/src/users/x.test.ts', "import { useTestDatabase } from '@practice/service-kit/testing';"],
  ['packages/ui/src/x.test.ts', "import { Button } from '@practice/ui';"],
  ['shell/src/server/render.test.ts', "import { defineShell } from '@practice/tooling/rspack';"],
  ['services/identity/rspack.config.ts', "import { defineNodeProgram } from '@practice/tooling/rspack';"],
])('%s may contain: %s', (path, content) => {
  expect(problemsOf(path, content)).toEqual([]);
});

test('a relative import that leaves its workspace is reported with its line', () => {
  expect(problemsOf('gateway/src/server.ts', "\n\nimport { x } from '../../services/identity/src/x.ts';")).toEqual([
    'gateway/src/server.ts:3  the relative import ../../services/identity/src/x.ts leaves the workspace gateway',
  ]);
});

test.each([
  ['booking', '../records/list.ts', /the feature booking imports records/],
  ['booking', '../seed/seed.ts', /the feature booking imports seed/],
  ['booking', '../testing/scene.ts', /the feature booking imports testing/],
  ['schedule', '../booking/book.ts', /schedule is shared and imports booking, which is not/],
])('the folder %s of a service may not import %s', (feature, specifier, problem) => {
  const problems = problemsOf(`services/appointments/src/${feature}/x.ts`, `import { y } from '${specifier}';`);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ['services/appointments/src/booking/x.ts', '../schedule/day-sheet.ts'],
  ['services/appointments/src/booking/x.ts', './y.ts'],
  ['services/appointments/src/booking/x.ts', '../env.ts'],
  ['services/appointments/src/booking/x.ts', '../generated/schema.ts'],
  ['services/appointments/src/seed/x.ts', '../booking/book.ts'],
  ['services/appointments/src/routes.ts', './booking/book.ts'],
  ['services/appointments/src/booking/x.test.ts', '../records/list.ts'],
  ['shell/src/boot/boot.tsx', '../frame/frame.tsx'],
  ['gateway/src/rest/x.ts', '../edge/y.ts'],
])('%s may import %s', (path, specifier) => {
  expect(problemsOf(path, `import { y } from '${specifier}';`)).toEqual([]);
});

test.each([
  ['mf-public/src/home/home.tsx', '@chakra-ui/react', '@practice/ui'],
  ['shell/src/frame/frame.tsx', 'react-router-dom', '@practice/ui/router'],
  ['mf-public/src/home/home.tsx', '@apollo/client/react', '@practice/ui/data'],
  ['gateway/src/server.ts', '@apollo/client', '@practice/ui/data'],
  ['mf-public/src/home/home.tsx', '@emotion/react', '@practice/ui'],
  ['services/identity/src/x.ts', '@apollo/server', 'the gateway'],
])('%s may not import %s', (path, specifier, instead) => {
  expect(problemsOf(path, `import { x } from '${specifier}';`)).toEqual([
    `${path}:1  imports ${specifier}; it is used through ${instead}`,
  ]);
});

test.each([
  ['packages/ui/src/theme/x.ts', '@chakra-ui/react'],
  ['packages/ui/src/router/x.ts', 'react-router-dom'],
  ['gateway/src/graphql/x.ts', '@apollo/server'],
  ['gateway/src/pages/x.ts', '@apollo/client'],
])('%s may import the vendor package %s', (path, specifier) => {
  expect(problemsOf(path, `import { x } from '${specifier}';`)).toEqual([]);
});

test.each([
  ['gateway/src/server.ts', 'const port = process.env.PORT;', 1],
  ['mf-public/src/home/x.ts', '\nconst { env } = process;', 2],
  ['packages/service-kit/src/x.ts', "import { env } from 'node:process';", 1],
])('%s may not read the environment: %s', (path, content, line) => {
  expect(problemsOf(path, content)).toEqual([`${path}:${line}  reads the environment; that is for env.ts alone`]);
});

test.each(['gateway/src/env.ts', 'tooling/src/x.ts', 'shell/rspack.config.ts', 'gateway/src/x.test.ts'])(
  '%s may read the environment',
  (path) => expect(problemsOf(path, 'const port = process.env.PORT;')).toEqual([]),
);

test('what stands in a comment is no import, nor in a string, and a string with slashes begins no comment', () => {
  const content = [
    "// import { x } from '@practice/ui';",
    "/* import { x } from '@chakra-ui/react'; */",
    `const text = "import { y } from '@practice/ui'";`,
    "const link = 'https://example.org/*'; import { y } from '@practice/ui';",
  ].join('\n');
  expect(problemsOf('gateway/src/server.ts', content)).toEqual([expect.stringMatching(/^gateway\/src\/server\.ts:4 /)]);
});

test('built and generated files are not looked at, and an unknown workspace is', () => {
  expect(problemsOf('gateway/dist/main.cjs', "require('@practice/ui')")).toEqual([]);
  expect(problemsOf('gateway/src/generated/x.ts', "import '@practice/ui';")).toEqual([]);
  expect(problemsOf('packages/extra/package.json', '{"name":"@practice/extra"}')).toEqual([
    'packages/extra  is a workspace that the boundaries do not know',
  ]);
});
