import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'graphql';
import { afterAll, expect, it } from 'vitest';
import { testGateway } from './testing/test-gateway.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'practice-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shell whose pages show all settings that visitors may see. */
const settingsQuery = JSON.stringify(parse('{ siteSettings { settingKey settingValue } }', { noLocation: true }));
const serverBundle = path.join(folder, 'server.cjs');
writeFileSync(
  serverBundle,
  `exports.sharedModules = {};
  exports.renderPage = async ({ execute }) => {
    const { data } = await execute(${settingsQuery}, {});
    const bodyHtml = data.siteSettings.map((setting) => '[' + setting.settingValue + ']').join('');
    return { status: 200, htmlAttributes: {}, headHtml: '', styleHtml: '', bodyHtml, boot: {}, errors: [] };
  };`,
);
const build = { version: '1', main: 'main.js', startScripts: [], interactiveRoutes: [], styles: [], fonts: [] };
const shell = { ...build, filesDir: folder, serverBundle, server: serverBundle };
const gateway = testGateway({ remotes: { shell: () => shell } });

it('a saved setting is in the very next page, REST response and GraphQL response, thirty times in a row', async () => {
  const admin = await gateway.login('admin');
  const visitor = gateway.visitor();
  const missed: string[] = [];
  for (let round = 0; round < 30; round++) {
    const settingValue = `Merhaba, sefer ${round}`;
    const saved = await admin.send('PUT', '/api/site-settings/bulk', {
      settings: [{ key: 'hero_title', value: settingValue }],
    });
    expect(saved.status).toBe(200);
    const page = await visitor.get('/', { accept: 'text/html' });
    if (!page.text.includes(`[${settingValue}]`)) missed.push(`page ${round}`);
    const rest = await visitor.get('/api/site-settings?category=content');
    if (!rest.text.includes(`"${settingValue}"`)) missed.push(`REST ${round}`);
    const graphql = await visitor.graphql('{ siteSettings { settingValue } }');
    if (!graphql.text.includes(`"${settingValue}"`)) missed.push(`GraphQL ${round}`);
  }
  expect(missed).toEqual([]);
});
