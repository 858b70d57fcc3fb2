/** By which `npm start` marks what it starts, to find it again after a kill: the data folder follows. */
export const DATA_DIR_FLAG = '--data-dir';

/** The command that a program was started with, with its arguments; undefined for one that serves. */
export function programCommand([command, ...args]: string[] = process.argv.slice(2)) {
  return command === undefined || command === DATA_DIR_FLAG ? undefined : { command, args };
}

/**
 * How an operation of the product is called where this program runs: by npm in a checkout, by compose where the image runs
 * without `npm start`.
 */
export function operationCall(name: string, args = '', [, program = '', flag]: string[] = process.argv): string {
  if (program.endsWith('.cjs') && flag !== DATA_DIR_FLAG)
    return `docker compose run --rm operations ${name} ${args}`.trim();
  return `npm run ${name}${args && ` -- ${args}`}`;
}
