import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './sanitize-rich-text.ts';

describe('a rich text', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden scheme', '<a href="java&#115;cript:alert(1)">a</a>', '<a>a</a>'],
    ['an image that runs', '<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['an image of data', '<img src="data:text/html;base64,PHNjcmlwdD4=" />', '<img />'],
    ['a foreign host in disguise', '<a href="//evil.example/x">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a style', '<style>p{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"></form>', ''],
    ['an svg', '<svg><script>alert(1)</script></svg>', ''],
  ])('loses %s', (_, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it('keeps headings, lists, tables, links and Turkish letters', () => {
    const html =
      '<h2>Haklarınız</h2><p>Şu <strong>önemli</strong>: <a href="mailto:a@ornek.example">yazın</a></p><ul><li>İlk</li></ul><table><tbody><tr><th scope="row">Süre</th><td>30 gün</td></tr></tbody></table>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it('sets rel=noopener on links that open a new tab', () => {
    expect(sanitizeRichText('<a href="https://www.kvkk.gov.tr" target="_blank">KVKK</a>')).toBe(
      '<a href="https://www.kvkk.gov.tr" target="_blank" rel="noopener noreferrer">KVKK</a>',
    );
  });

  it('does not change when sanitized again', () => {
    const once = sanitizeRichText('<p>a < b & "c" &lt;script&gt;<br><b>d</p>');
    expect(sanitizeRichText(once)).toBe(once);
  });
});
