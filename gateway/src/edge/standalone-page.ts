import { escapeHtml } from './escape-html.ts';

type Parts = {
  /** As text. */
  title: string;
  nonce: string;
  /** CSS, allowed by the nonce. */
  style: string;
  /** The link to its icon. None when not given: browsers would ask for one that a site may not have. */
  icon?: string;
  /** HTML for the head, before the style. */
  head?: string;
  /** HTML. */
  body: string;
};

const NO_ICON = '<link rel="icon" href="data:,">';

/** A page of the gateway's own, which needs nothing of the shell and which no search engine lists. */
export function standalonePage({ title, nonce, style, icon = NO_ICON, head = '', body }: Parts): string {
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${icon}
${head}
<style nonce="${nonce}">${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
