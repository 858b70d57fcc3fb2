import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const clean = (html: string) => cleanPastedHtml(html, () => undefined);

const word = (mark: string, level: number, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

it('makes lists of the paragraphs of Word, within each other', () => {
  const html = `<html><head><style>p.MsoNormal{}</style></head><body><!--StartFragment-->
    ${word('1.', 1, 'Bir')}${word('a)', 2, 'Alt')}${word('2.', 1, 'İki')}<p class=MsoNormal lang=TR style='line-height:115%'><b style='mso-bidi-font-weight:normal'>Kalın</b> metin<o:p></o:p></p>${word('·', 1, 'Madde')}<!--EndFragment--></body></html>`;
  expect(clean(html).replace(/\s*\n\s*/g, '')).toBe(
    '<ol><li>Bir<ol><li>Alt</li></ol></li><li>İki</li></ol><p><strong>Kalın</strong> metin</p><ul><li>Madde</li></ul>',
  );
});

it('reads bold and italic text of Google Docs, whose outer b is none', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Kalın</span><span style="font-weight:400"> düz </span><span style="font-style:italic;font-weight:400">eğik</span></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>Madde</span></p></li></ul></b>';
  expect(clean(html)).toContain('<p><strong>Kalın</strong> düz <em>eğik</em></p>');
  expect(clean(html)).not.toMatch(/docs-internal|style=|<b>|<span/);
});

it('leaves out scripts, styles and pictures of the own computer, and knows no first-level heading', () => {
  const html =
    '<h1>Başlık</h1><script>alert(1)</script><style>p{}</style><img src="file:///C:/a.png"><img src="data:image/png;base64,AA=="><img src="https://ornek.example/a.png" alt="a"><p> </p>';
  expect(clean(html)).toBe('<h2>Başlık</h2><img src="https://ornek.example/a.png" alt="a">');
});

it('keeps tables, links and quotes', () => {
  const html =
    '<table class="t" width="100%"><tbody><tr><td style="width:9px" colspan="2">a</td></tr></tbody></table><blockquote class="q">b</blockquote><a href="https://ornek.example">c</a>';
  expect(clean(html)).toBe(
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><blockquote>b</blockquote><a href="https://ornek.example">c</a>',
  );
});

describe('blank lines between blocks', () => {
  it('of Google Docs leave no empty paragraphs', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">Uyku</span></h2><br /><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;vertical-align:baseline">Bir m</span><span style="font-size:0.6em;vertical-align:super">2</span><span>, H</span><span style="vertical-align:sub">2</span><span>O</span></p><br /><br /><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Madde</span></p></li></ul><br /><p dir="ltr"><span>Son</span></p></b><br class="Apple-interchange-newline">';
    expect(clean(html)).toBe(
      '<h2>Uyku</h2><p>Bir m<sup>2</sup>, H<sub>2</sub>O</p><ul><li aria-level="1"><p role="presentation">Madde</p></li></ul><p>Son</p>',
    );
  });

  it('of LibreOffice leave none either, and its fonts no elements', () => {
    const html = `<!DOCTYPE html><html><head><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
<style type="text/css">p { line-height: 115% }</style></head><body lang="tr-TR" link="#000080" dir="ltr">
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Arial, sans-serif"><font size="3" style="font-size: 12pt"><b>Kalın</b></font></font><font face="Arial, sans-serif"> ve 5<sup>o</sup></font></p>
<p style="line-height: 100%"><br/>
<br/>
</p>
<ul><li><p style="margin-bottom: 0cm">Madde</p></li></ul>
<p style="line-height: 100%"><br/>

</p></body></html>`;
    expect(clean(html).replace(/\n/g, '')).toBe(
      '<p><strong>Kalın</strong> ve 5<sup>o</sup></p><ul><li><p>Madde</p></li></ul>',
    );
  });

  it('of Word leave none, and a line break within a text stays', () => {
    expect(
      clean('<p class=MsoNormal>Bir<br>\nİki</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Üç</p>'),
    ).toBe('<p>Bir<br>\nİki</p><p>Üç</p>');
    expect(clean('Bir<br>İki<br>Üç')).toBe('Bir<br>İki<br>Üç');
  });
});

describe('a picture in pasted HTML', () => {
  it('that is written into its address gets another one, what lies elsewhere is counted and left out', () => {
    const seen: string[] = [];
    const html =
      '<p>a<img src="data:image/png;base64,AA==" alt=""></p><img src="file:///C:/a.png"><img src="blob:https://x/1"><img src="http://ornek.example/a.png"><img src="clip_image001.png">';
    const cleaned = cleanPastedHtml(html, (src) => {
      seen.push(src);
      return src.startsWith('data:') ? 'upload:1' : undefined;
    });
    expect(cleaned).toBe('<p>a<img src="upload:1"></p>');
    expect(seen).toHaveLength(5);
  });

  it('of this site is named by its path, and the figure of a copied picture stays', () => {
    const html = `<figure data-pm-slice="1 1 []" data-width="50" data-side="left"><img src="${location.origin}/uploads/a.png" alt=""><figcaption>Oda</figcaption></figure>`;
    expect(clean(html)).toBe(
      '<figure data-width="50" data-side="left"><img src="/uploads/a.png" alt=""><figcaption>Oda</figcaption></figure>',
    );
  });
});
