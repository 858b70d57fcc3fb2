/** By which `npm start` marks what it starts, to find it again after a kill: the data folder follows. */
export const DATA_DIR_FLAG = '--data-dir';

/** The command that a program was started with, with its arguments; undefined for one that serves. */
export function programCommand([command, ...args]: string[] = process.argv.slice(2)) {
  return command === undefined || command === DATA_DIR_FLAG ? undefined : { command, args };
}
