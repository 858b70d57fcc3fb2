import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { nodeRules } from './loader-rules.ts';
import { singleByteCode } from './single-byte-code.ts';

/** Native modules, packages that read their own folder, and one of nine megabytes: they stay in `node_modules`. */
const external = [
  '@css-inline/css-inline',
  '@expo-google-fonts/figtree',
  '@graphql-yoga/render-graphiql',
  '@napi-rs/canvas',
  'swagger-ui-dist',
  'mongodb-memory-server-core',
];

/** The same, loaded when something of it is first used: together they take 25 MB. */
const heavy = ['@node-rs/argon2', 'pdfkit', 'sharp'];
const loadedAtFirstUse = `(name) => {
  const load = () => require(name);
  return new Proxy(function () {}, {
    get: (_, key) => (key === '__esModule' ? undefined : load()[key]),
    apply: (_, _this, values) => load()(...values),
    construct: (_, values) => new (load())(...values),
  });
}`;

/** Optional peers of the MongoDB driver and of others: absent is fine, as long as `require` fails at call time only. */
const optional = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
  'bufferutil',
  'utf-8-validate',
  'supports-color',
  'pino-pretty',
];

/** Has Unicode tables of three megabytes for passwords of the database; one in ASCII stays as it is. */
const SASLPREP = '@mongodb-js/saslprep';
const saslprep = `{ saslprep: (text) => (/^[ -~]*$/.test(text) ? text : require('${SASLPREP}').saslprep(text)) }`;

/** Compiling one file of nine megabytes leaves 20 MB of memory that the process does not give back. */
const smallerFiles = {
  default: false,
  defaultVendors: false,
  libraries: { test: /[\\/]node_modules[\\/](?!@practice)/, name: 'libraries', maxSize: 1_000_000 },
} as const;

/** Until a program has started: what loading and preparing leave behind would else stay in memory (decision 124). */
const SMALL_HEAP = "require('node:v8').setFlagsFromString('--optimize-for-size');";

/**
 * Bundles a Node program, `dist/main.cjs` and files beside it, with everything but native modules. It starts in a quarter of
 * the time that its sources take. What `import()` loads costs memory only once it is used.
 */
export function defineNodeProgram(options: { dir: string; entry: string }): Configuration {
  return {
    name: path.basename(options.dir),
    mode: 'production',
    context: options.dir,
    target: 'node20',
    entry: { main: options.entry },
    devtool: 'source-map',
    output: {
      path: path.join(options.dir, 'dist'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
    },
    externals: [({ request }, done) => done(undefined, externalOf(request))],
    externalsPresets: { node: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: nodeRules },
    optimization: { ...singleByteCode, splitChunks: { chunks: 'initial', cacheGroups: smallerFiles } },
    performance: false,
    plugins: [new rspack.BannerPlugin({ banner: SMALL_HEAP, raw: true, include: /^main/ })],
    // Libraries that load optional packages by a computed name; none of those packages is installed.
    ignoreWarnings: [
      { module: /node_modules/, message: /request of a dependency is an expression/ },
      { module: /node_modules/, message: /require\.extensions is not supported/ },
    ],
  };
}

function externalOf(request: string | undefined): string | undefined {
  const isListed = [...external, ...optional].some((name) => request === name || request?.startsWith(`${name}/`));
  if (request === 'whatwg-url') return 'node-commonjs node:url'; // the same in JavaScript, with a megabyte of tables
  if (request === SASLPREP) return `var (${saslprep})`;
  if (heavy.includes(request ?? '')) return `var (${loadedAtFirstUse})(${JSON.stringify(request)})`;
  return isListed ? `node-commonjs ${request}` : undefined;
}
