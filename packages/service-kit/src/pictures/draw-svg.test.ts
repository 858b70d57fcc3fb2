import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSvg, isSvg } from './draw-svg.ts';

const SIDE = 200;
const dot = '<rect width="50" height="50" fill="#0a0"/>';
const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" ${attributes}>${content}</svg>`;
const draw = (text: string) => drawSvg(Buffer.from(text), SIDE);
const pixels = async (png: Buffer) => (await sharp(png).ensureAlpha().raw().toBuffer()).toString('hex');

it.each([
  [svg(dot), true],
  [`\uFEFF<?xml version="1.0"?><!-- by hand --><!DOCTYPE svg>\n${svg(dot)}`, true],
  ['<html><body>svg</body></html>', false],
  ['not a picture', false],
])('knows an SVG: %.40s', (text, is) => expect(isSvg(Buffer.from(text))).toBe(is));

it.each([
  ['viewBox="0 0 100 100"', 200, 200],
  ['width="16" height="8"', 200, 100],
  ['width="9000" height="4500"', 200, 100],
])('is drawn at the size that is asked for: %s', async (attributes, width, height) => {
  const drawn = await draw(svg(dot, attributes));
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width, height });
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<g onload="alert(1)" onclick="alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"/>'],
  [
    'HTML',
    '<foreignObject width="100" height="100"><body xmlns="http://www.w3.org/1999/xhtml" style="background:red">x</body></foreignObject>',
  ],
  ['a file of the server', '<image href="file:///usr/share/pixmaps/debian-logo.png" width="100" height="100"/>'],
  ['a text of the server', '<text y="50"><xi:include href="file:///etc/hostname" parse="text"/></text>'],
  ['a picture of another site', '<image xlink:href="http://127.0.0.1:9/a.png" width="100" height="100"/>'],
  ['a style sheet of another site', '<style>@import url("http://127.0.0.1:9/a.css");</style>'],
  ['a paint of another file', '<rect width="100" height="100" fill="url(file:///etc/passwd#a)" stroke="none"/>'],
])('nothing of %s is in what it draws', async (_what, hostile) => {
  expect(await pixels(await draw(svg(`${dot}${hostile}`)))).toBe(await pixels(await draw(svg(dot))));
});

const letters = [...'bcdefghij'];
const lol = letters.map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('');

it.each([
  [
    'entities of entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${lol}]>${svg('<text>&j;</text>')}`,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'an entity from a file',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a broken one', '<svg xmlns="http://www.w3.org/2000/svg"><g', 'UNSUPPORTED_MEDIA_TYPE'],
  ['one of no size', svg(dot, 'width="0" height="0"'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['one as wide as a city', svg(dot, 'width="900000" height="450000"'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['one as thin as a hair', svg(dot, 'width="9000000" height="1"'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['more than 512 KB', svg(`${dot}<!--${'x'.repeat(530_000)}-->`), 'PAYLOAD_TOO_LARGE'],
])('refuses %s', async (_what, text, code) => {
  await expect(async () => draw(text)).rejects.toMatchObject({ code });
});

it('ends a drawing that would take minutes, and draws the next one', async () => {
  const blurs = '<feTurbulence numOctaves="9" baseFrequency="9"/><feMorphology radius="400"/>'.repeat(200);
  const slow = svg(`<filter id="f">${blurs}</filter><rect width="100" height="100" filter="url(#f)"/>`);
  const [ended, next] = await Promise.allSettled([drawSvg(Buffer.from(slow), 1600, 500), draw(svg(dot))]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  expect(next.status).toBe('fulfilled');
});
