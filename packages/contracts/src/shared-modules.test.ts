import { describe, expect, it } from 'vitest';
import { missingFromShell } from './shared-modules.ts';

const shell = {
  exports: { '@practice/ui': ['Box', 'Button'] },
  packages: { '@practice/ui': '1.4.0', react: '19.3.1' },
};
const remote = (imports: Record<string, string[]>, packages: Record<string, string> = {}) => [
  { owner: 'mf-seo 1.0.0', imports, packages },
];

describe('a shell', () => {
  it('that has all that a remote imports passes, whatever its minor version and what React exports', () => {
    const packages = { '@practice/ui': '1.9.0', react: '19.0.0' };
    expect(missingFromShell(shell, remote({ '@practice/ui': ['Box'], react: ['useState'] }, packages))).toEqual([]);
    expect(missingFromShell(shell, remote({}))).toEqual([]);
  });

  it('that lacks exports is refused with the names of remote, module and exports', () => {
    expect(missingFromShell(shell, remote({ '@practice/ui': ['Box', 'Card', 'Sheet'] }))).toEqual([
      'mf-seo 1.0.0: @practice/ui does not export Card, Sheet',
    ]);
    expect(missingFromShell(shell, remote({ '@practice/ui/charts': [] }))).toEqual([
      'mf-seo 1.0.0: the shell does not share @practice/ui/charts',
    ]);
  });

  it('of another major version is refused, for what the remote imports alone', () => {
    const packages = { '@practice/ui': '2.0.0', react: '18.2.0' };
    expect(missingFromShell(shell, remote({ '@practice/ui': ['Box'] }, packages))).toEqual([
      'mf-seo 1.0.0: it was built with @practice/ui 2.0.0, and the shell has 1.4.0',
    ]);
  });
});
