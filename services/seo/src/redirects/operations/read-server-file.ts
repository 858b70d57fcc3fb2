import type { RawLine } from './read-redirect-file.ts';

const RULE = /^[ \t]*(Redirect(?:Match|Permanent|Temp)?|RewriteRule)[ \t]+\S+[ \t]+\S/im;
const statuses: Record<string, string> = { permanent: '301', temp: '302', seeother: '303', gone: '410' };

/** Whether a text is an `.htaccess` with redirects. */
export function isServerFile(text: string): boolean {
  return RULE.test(text);
}

/**
 * The redirects of an `.htaccess`: `Redirect` of a single address, or with a slash at the end of all below it; `RedirectMatch`
 * and `RewriteRule` by their expressions. Other lines say nothing of redirects.
 */
export function readServerFile(text: string): RawLine[] {
  let hasCondition = false;
  return text.split('\n').flatMap((content, index) => {
    const [directive = '', ...words] = [...content.matchAll(/"([^"]*)"|\S+/g)].map(
      ([whole, quoted]) => quoted ?? whole,
    );
    const name = directive.toLowerCase();
    if (name === 'rewritecond') hasCondition = true;
    if (!/^(redirect(match|permanent|temp)?|rewriterule)$/.test(name)) return [];
    const read = name === 'rewriterule' ? readRewrite(words, hasCondition) : readRedirect(name, words);
    if (name === 'rewriterule') hasCondition = false;
    return [
      {
        is_active: '',
        match_type: '',
        redirect_type: '',
        from_url: '',
        to_url: '',
        problem: null,
        ...read,
        line: index + 1,
      },
    ];
  });
}

function readRedirect(name: string, words: string[]): Partial<RawLine> {
  const [first = ''] = words;
  const isStatus = /^\d{3}$/.test(first) || Object.hasOwn(statuses, first.toLowerCase());
  const status = isStatus ? first.toLowerCase() : name.replace('redirect', '');
  const [from_url = '', to_url = ''] = isStatus ? words.slice(1) : words;
  const redirect_type = (Object.hasOwn(statuses, status) && statuses[status]) || (isStatus ? status : '302');
  if (name === 'redirectmatch') return { from_url, to_url, redirect_type, match_type: 'regex' };
  if (!from_url.endsWith('/') || from_url === '/') return { from_url, to_url, redirect_type };
  return { from_url, to_url: to_url && `${to_url.replace(/\/$/, '')}/*`, redirect_type, match_type: 'prefix' };
}

function readRewrite([from_url = '', to_url = '', flags = '']: string[], hasCondition: boolean): Partial<RawLine> {
  const codes = flags.replace(/[[\]]/g, '').toUpperCase().split(',');
  const isGone = codes.includes('G');
  const code = codes.map((flag) => /^R(?:=(\w+))?$/.exec(flag)).find(Boolean);
  const redirect_type = isGone ? '410' : (code?.[1] ?? '302');
  const problem = hasCondition
    ? 'Koşullu kural (RewriteCond) okunmaz; elle ekleyin'
    : isGone || code
      ? null
      : 'Yönlendirme değil (R bayrağı yok)';
  const line = { from_url, to_url: isGone ? '' : to_url, match_type: 'regex', redirect_type, problem };
  return to_url.includes('%{') ? { ...line, problem: 'Sunucu değişkeni (%{…}) okunmaz; elle ekleyin' } : line;
}
