import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type GraphiqlFile = { type: 'css' | 'js'; content: Record<Encoding, Buffer> };

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
let files: Promise<Map<string, GraphiqlFile>> | undefined;

/**
 * GraphiQL with everything that it needs, by file name. Nine megabytes, so it is read and compressed on the first
 * request, once per process.
 */
export function graphiqlFiles(): Promise<Map<string, GraphiqlFile>> {
  files ??= readFiles();
  return files;
}

async function readFiles(): Promise<Map<string, GraphiqlFile>> {
  const { css, js, editorWorkerService, graphqlWorker, jsonWorker } = await import(
    '@graphql-yoga/render-graphiql/graphiql'
  );
  const texts: [name: string, text: string][] = [
    ['graphiql.css', css],
    ['graphiql.js', js],
    ['editorWorkerService.js', editorWorkerService],
    ['graphql.js', graphqlWorker],
    ['json.js', jsonWorker],
  ];
  return new Map(await Promise.all(texts.map(async ([name, text]) => [name, await toFile(name, text)] as const)));
}

async function toFile(name: string, text: string): Promise<GraphiqlFile> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, BROTLI), promisify(gzip)(identity)]);
  return { type: name.endsWith('.css') ? 'css' : 'js', content: { br, gzip: gzipped, identity } };
}
