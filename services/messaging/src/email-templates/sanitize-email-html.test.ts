import { expect, it } from 'vitest';
import { sanitizeEmailHtml } from './sanitize-email-html.ts';

it.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a style sheet', '<style>p{color:red}</style><link rel="stylesheet" href="https://x.y/a.css"><p>a</p>', '<p>a</p>'],
  ['a style that loads', '<p style="background:url(https://x.y/a.png);color:red">a</p>', '<p style="color:red">a</p>'],
  [
    'a style that covers',
    '<p style="position:fixed;top:0;z-index:9;padding:8px">a</p>',
    '<p style="padding:8px">a</p>',
  ],
  ['a style that hides', '<p style="display:none;font-size:0.1px">a</p>', '<p style="font-size:0.1px">a</p>'],
  ['an expression', '<p style="width:expression(alert(1));width:calc(1px)">a</p>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a form', '<form action="https://x.y"><input name="a"></form><p>a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://x.y"></iframe><p>a</p>', '<p>a</p>'],
  ['a picture of data', '<img src="data:image/svg+xml,x" alt="a" />', '<img alt="a" />'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://x.y"><base href="https://x.y">', ''],
  [
    'a video',
    '<figure data-video="https://youtu.be/dQw4w9WgXcQ"><a href="https://youtu.be/x">a</a></figure>',
    '<a href="https://youtu.be/x">a</a>',
  ],
])('takes %s away', (_, html, expected) => {
  expect(sanitizeEmailHtml(html)).toBe(expected);
});

it.each([
  '<h2 style="text-align:center;color:#1f5f58">Başlık</h2>',
  '<div align="center"><table width="100%" cellpadding="0" role="presentation"><tbody><tr><td style="padding:8px 12px;border:1px solid #eee">a</td></tr></tbody></table></div>',
  '<p><a href="{{resetLink}}" style="display:inline-block;background-color:#1f5f58;border-radius:12px">Şifre</a></p>',
  '<p>{{parentName}} &amp; <span style="font-weight:600">ğşıİ</span><br /><img src="/uploads/a.png" alt="Bahçe" width="300" /></p>',
])('keeps the looks of text and boxes: %s', (html) => {
  expect(sanitizeEmailHtml(html)).toBe(html);
  expect(sanitizeEmailHtml(sanitizeEmailHtml(html))).toBe(html);
});
