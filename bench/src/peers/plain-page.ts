import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { type PlainElement, parseHtml } from './parse-html.ts';

/**
 * What a fresh page is compared with: node:http, and React without hooks, styles or data. The elements, the attributes and
 * the texts of the page at an address are read once; each response renders them again, each by a component, as the product
 * has as many components as elements of HTML, and compresses them as the product does.
 */
const page = parseHtml(await (await fetch(process.argv[2] ?? '')).text());
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const server = createServer(async (_request, response) => {
  const html = `<!doctype html>${renderToString(elementOf(page))}`;
  const body = await promisify(brotliCompress)(html, { params });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  response.end(body);
});

function elementOf(content: PlainElement | string): ReactNode {
  return typeof content === 'string' ? content : createElement(Plain, content);
}

function Plain({ name, props, children }: PlainElement): ReactNode {
  return createElement(name, props, ...children.map(elementOf));
}

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
