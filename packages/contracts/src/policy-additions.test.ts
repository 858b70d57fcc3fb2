import { describe, expect, it } from 'vitest';
import { httpsHostsProblem, policyAdditionsProblem, readHttpsHosts, readPolicyAdditions } from './policy-additions.ts';

describe('additions to the content security policy', () => {
  it.each([
    ['', {}],
    ['frame-src https://video.example', { 'frame-src': ['https://video.example'] }],
    [' Frame-Src HTTPS://Video.Example/ ; ', { 'frame-src': ['https://video.example'] }],
    [
      'img-src https://a.example\nfont-src https://*.b.example:8443 https://c.example;\r\nimg-src https://d.example',
      {
        'img-src': ['https://a.example', 'https://d.example'],
        'font-src': ['https://*.b.example:8443', 'https://c.example'],
      },
    ],
    ['style-src https://a.example https://a.example', { 'style-src': ['https://a.example'] }],
  ])('%j is read as %j', (text, expected) => {
    expect(policyAdditionsProblem(text)).toBeNull();
    expect(readPolicyAdditions(text)).toEqual(expected);
  });

  it.each([
    ['script-src https://a.example', 'script-src'],
    ["SCRIPT-SRC 'unsafe-inline'", 'SCRIPT-SRC'],
    ['script-src-elem https://a.example', 'script-src-elem'],
    ['frame-ancestors https://a.example', 'frame-ancestors'],
    ['default-src https://a.example', 'default-src'],
    ['form-action https://a.example', 'form-action'],
    ['report-uri https://a.example', 'report-uri'],
    ['sandbox', 'sandbox'],
    ['https://a.example', 'https://a.example'],
    ['img-src', 'img-src'],
    ['img-src https://a.example; connect-src', 'connect-src'],
    ['img-src *', '*'],
    ['img-src https://*', 'https://*'],
    ['img-src https:', 'https:'],
    ['img-src http://a.example', 'http://a.example'],
    ['img-src data:', 'data:'],
    ['img-src blob:', 'blob:'],
    ['media-src filesystem:', 'filesystem:'],
    ["style-src 'unsafe-inline'", "'unsafe-inline'"],
    ["style-src 'unsafe-eval'", "'unsafe-eval'"],
    ["connect-src 'self'", "'self'"],
    ["connect-src 'none'", "'none'"],
    ["style-src 'sha256-abc='", "'sha256-abc='"],
    ['connect-src a.example', 'a.example'],
    ['connect-src wss://a.example', 'wss://a.example'],
    ['connect-src https://localhost', 'https://localhost'],
    ['connect-src https://127.0.0.1', 'https://127.0.0.1'],
    ['connect-src https://[::1]', 'https://[::1]'],
    ['connect-src https://a.example:99999', 'https://a.example:99999'],
    ['connect-src https://a.example/path', 'https://a.example/path'],
    ['connect-src https://a.example?a', 'https://a.example?a'],
    ['connect-src https://me@a.example', 'https://me@a.example'],
    ['connect-src https://a.example,https://b.example', 'https://a.example,https://b.example'],
    ['connect-src https://*.*.example', 'https://*.*.example'],
    ['connect-src https://a.*.example', 'https://a.*.example'],
    ['connect-src https://*.com', 'https://*.com'],
    ['connect-src https://*.com.tr', 'https://*.com.tr'],
    ['connect-src https://*.co.uk/', 'https://*.co.uk/'],
    ['connect-src https://ç.example', 'https://ç.example'],
    ['connect-src https://a.example\u2028script-src', 'script-src'],
  ])('%j is refused, naming %j', (text, word) => {
    expect(readPolicyAdditions(text)).toBeUndefined();
    expect(policyAdditionsProblem(text)).toContain(`“${word}”`);
  });

  it('shortens what it names', () => {
    expect(policyAdditionsProblem(`img-src ${'a'.repeat(900)}`)?.length).toBeLessThan(200);
  });
});

describe('a list of https hosts', () => {
  it('has spaces, commas or line breaks between them', () => {
    expect(readHttpsHosts('https://a.example, https://*.b.example/\nhttps://a.example')).toEqual([
      'https://a.example',
      'https://*.b.example',
    ]);
    expect(readHttpsHosts(' ')).toEqual([]);
  });

  it.each(['http://a.example', '*', "'self'", 'a.example', 'https://a.example/b'])('refuses %s by its name', (text) => {
    expect(readHttpsHosts(`https://c.example ${text}`)).toBeUndefined();
    expect(httpsHostsProblem(`https://c.example ${text}`)).toContain(`“${text}” kabul edilmez`);
  });
});
