const blocks =
  'address,article,aside,blockquote,div,dl,dd,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,ol,p,pre,section,table,tr,ul';

/**
 * What is read of a text of the rich-text editor, a line for each paragraph, heading, item and table row; addresses of
 * links, alternative texts of pictures and addresses of videos in brackets. Nothing of the text is loaded or run.
 */
export function readableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textOf(body)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  if (name === 'script' || name === 'style' || name === 'template') return '';
  if (name === 'br') return '\n';
  if (name === 'img') return `[Görsel: ${node.getAttribute('alt')?.trim() || 'açıklamasız'}]`;
  const inner = [...node.childNodes].map(textOf).join('');
  if (name === 'a') return withAddress(inner, node.getAttribute('href'));
  if (name === 'td' || name === 'th') return `${inner.trim()}${node.nextElementSibling ? ' | ' : ''}`;
  if (!node.matches(blocks)) return inner;
  return `\n${name === 'li' ? '• ' : ''}${inner.trim()}\n`;
}

function withAddress(text: string, href: string | null): string {
  return href && href !== text.trim() ? `${text} [${href}]` : text;
}
