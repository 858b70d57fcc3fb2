import { expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const word = (mark: string, level: number, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

it('makes lists of the paragraphs of Word, within each other', () => {
  const html = `<html><head><style>p.MsoNormal{}</style></head><body><!--StartFragment-->
    ${word('1.', 1, 'Bir')}${word('a)', 2, 'Alt')}${word('2.', 1, 'İki')}<p class=MsoNormal lang=TR style='line-height:115%'><b style='mso-bidi-font-weight:normal'>Kalın</b> metin<o:p></o:p></p>${word('·', 1, 'Madde')}<!--EndFragment--></body></html>`;
  expect(cleanPastedHtml(html).replace(/\s*\n\s*/g, '')).toBe(
    '<ol><li>Bir<ol><li>Alt</li></ol></li><li>İki</li></ol><p><strong>Kalın</strong> metin</p><ul><li>Madde</li></ul>',
  );
});

it('reads bold and italic text of Google Docs, whose outer b is none', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Kalın</span><span style="font-weight:400"> düz </span><span style="font-style:italic;font-weight:400">eğik</span></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>Madde</span></p></li></ul></b>';
  expect(cleanPastedHtml(html)).toContain('<p><strong>Kalın</strong> düz <em>eğik</em></p>');
  expect(cleanPastedHtml(html)).not.toMatch(/docs-internal|style=|<b>|<span/);
});

it('leaves out scripts, styles and pictures of the own computer, and knows no first-level heading', () => {
  const html =
    '<h1>Başlık</h1><script>alert(1)</script><style>p{}</style><img src="file:///C:/a.png"><img src="data:image/png;base64,AA=="><img src="https://ornek.example/a.png" alt="a"><p> </p>';
  expect(cleanPastedHtml(html)).toBe('<h2>Başlık</h2><img src="https://ornek.example/a.png" alt="a">');
});

it('keeps tables, links and quotes', () => {
  const html =
    '<table class="t" width="100%"><tbody><tr><td style="width:9px" colspan="2">a</td></tr></tbody></table><blockquote class="q">b</blockquote><a href="https://ornek.example">c</a>';
  expect(cleanPastedHtml(html)).toBe(
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><blockquote>b</blockquote><a href="https://ornek.example">c</a>',
  );
});
