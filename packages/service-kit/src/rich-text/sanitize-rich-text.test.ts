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
    ['a host behind a name', '<a href="https://klinik.example@evil.example/x">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a style', '<style>p{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"></form>', ''],
    ['an svg', '<svg><script>alert(1)</script></svg>', ''],
    [
      'no address that has a sign of it later',
      '<a href="https://a.example/@b?c@d">a</a>',
      '<a href="https://a.example/@b?c@d">a</a>',
    ],
  ])('loses %s', (_, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it.each([
    ['of another site', '<figure data-video="https://evil.example/watch?v=dQw4w9WgXcQ"></figure>'],
    ['that runs', '<figure data-video="javascript:alert(1)"></figure>'],
    ['in disguise', '<figure data-video="https://youtu.be@evil.example/dQw4w9WgXcQ"></figure>'],
    ['with a handler', '<figure data-video="" onclick="alert(1)" data-player="https://evil.example"></figure>'],
  ])('loses a video %s', (_, html) => {
    expect(sanitizeRichText(html)).toBe('<figure></figure>');
  });

  it.each([
    [
      'a frame in a figure',
      '<figure><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></figure>',
      '<figure></figure>',
    ],
    ['a page in a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    [
      'a style of a cell',
      '<table><tbody><tr><td style="background:url(//evil.example)">a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'a handler of a cell',
      '<table background="x"><tbody><tr><th onmouseover="x" scope="row">a</th></tr></tbody></table>',
      '<table><tbody><tr><th scope="row">a</th></tr></tbody></table>',
    ],
    [
      'widths of columns',
      '<table style="min-width:50px"><colgroup><col style="width:9px"></colgroup><tbody></tbody></table>',
      '<table><tbody></tbody></table>',
    ],
    [
      'a script between rows',
      '<table><script>alert(1)</script><tbody></tbody></table>',
      '<table><tbody></tbody></table>',
    ],
    ['a video by its element', '<video src="x" onerror="alert(1)"><source src="y"></video>', ''],
    ['an object', '<object data="x.swf"></object><embed src="x.swf">', ''],
    ['mathematics', '<math><mtext><mglyph><style><img src onerror=alert(1)></style></mglyph></mtext></math>', ''],
    ['a base and a meta', '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">', ''],
    ['a picture set', '<img srcset="//evil.example 2x" src="/a.png" alt="a" />', '<img src="/a.png" alt="a" />'],
    [
      'an attribute that ends',
      '<figure data-video="https://youtu.be/dQw4w9WgXcQ&quot;><script>x</script>"></figure>',
      '<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></figure>',
    ],
  ])('loses %s', (_, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it('keeps a video as a link, in one spelling', () => {
    const html =
      '<figure data-video="https://youtu.be/dQw4w9WgXcQ?t=3"><a href="https://youtu.be/dQw4w9WgXcQ">Uyku</a></figure>';
    const clean = sanitizeRichText(html);
    expect(clean).toBe(
      '<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><a href="https://youtu.be/dQw4w9WgXcQ">Uyku</a></figure>',
    );
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it('keeps the picture, its words, its size and its side, and raised and lowered text', () => {
    const html =
      '<figure data-width="50" data-side="right"><img src="/a.png" alt="" /><figcaption>Oda</figcaption></figure><p>m<sup>2</sup>, H<sub>2</sub>O</p>';
    expect(sanitizeRichText(html)).toBe(html);
    expect(sanitizeRichText('<figure data-width="100vw" data-side="x" class="a"><img src="/a.png"></figure>')).toBe(
      '<figure><img src="/a.png" /></figure>',
    );
  });

  it('keeps a caption as plain text, whatever stands in it', () => {
    const captioned = (caption: string) => `<figure><img src="/a.png" /><figcaption>${caption}</figcaption></figure>`;
    const html = `${captioned('Oda, <b>12 m<sup>2</sup></b><br>Foto: <a href="/x">Ada &amp; Ece</a><figcaption><p>İki</p></figcaption>')}<p><b>a</b></p>`;
    const clean = sanitizeRichText(html);
    expect(clean.replace(/ +/g, ' ')).toBe(`${captioned('Oda, 12 m2 Foto: Ada &amp; Ece İki ')}<p><b>a</b></p>`);
    expect(sanitizeRichText(clean)).toBe(clean);
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
