import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSitePath } from './contact-links.ts';
import { RedirectSet } from './redirect-conflicts.ts';
import { RedirectMatcher } from './redirect-matcher.ts';
import { type RedirectRule, redirectMatchTypes, redirectProblem } from './redirect-rules.ts';

/** Few words, so that redirects meet often. */
const word = fc.constantFrom('a', 'b', 'c');
const path = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
const part = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: fc.constantFrom(':x', ':y', '*') });
const form = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);

const query = fc.constantFrom('', '', '?q=1', '?q=1&r=2', '?r=2');
const withQuery = fc.tuple(path, query).map(([plain, parameters]) => plain + parameters);

const rule: fc.Arbitrary<RedirectRule> = fc.record({
  matchType: fc.constantFrom(...redirectMatchTypes),
  fromUrl: fc.oneof(withQuery, form),
  toUrl: fc.oneof(withQuery, form, fc.constantFrom('', 'https://ornek.com/:x/*')),
});

it('redirects that are accepted one after the other never lead to one another, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), fc.array(withQuery, { maxLength: 20 }), (rules, paths) => {
      const set = new RedirectSet();
      const accepted = rules.filter((each) => {
        if (redirectProblem(each) || set.conflict(each)) return false;
        set.add(each);
        return true;
      });
      const matcher = new RedirectMatcher(accepted);
      for (const asked of [...paths, ...accepted.map(({ toUrl }) => toUrl).filter(isSitePath)]) {
        const led = matcher.step(asked);
        if (led && isSitePath(led.toUrl)) expect(matcher.step(led.toUrl)).toBeUndefined();
      }
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['/İLETİŞİM', '/iletisim', 'SAME_ADDRESS'],
  ['/x', '/ESKİ', 'CHAIN'],
  ['/YENI', '/x', 'CHAIN'],
  ['/yeni', '/eskı', 'LOOP'],
  ['/Eski', '/x', 'DUPLICATE'],
  ['/sayfa?a=1', '/sayfa?a=1&b=2', 'SAME_ADDRESS'],
  ['/sayfa?a=1', '/sayfa', undefined],
  ['/eski?a=1', '/x', undefined],
])('beside /eski to /yeni, %s to %s is %s', (fromUrl, toUrl, code) => {
  const set = new RedirectSet([{ matchType: 'exact', fromUrl: '/eski', toUrl: '/yeni' }]);
  expect(set.conflict({ matchType: 'exact', fromUrl, toUrl })?.code).toBe(code);
});
