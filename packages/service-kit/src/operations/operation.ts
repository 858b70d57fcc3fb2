/** What a command that works on the data is given: by `npm run …`, or by the operations of the image. */
export type Operation = {
  /** The address of the database, with its name. */
  uri: string;
  /** A line for the terminal. */
  say: (line: string) => void;
};

/** Why a command did nothing, or not all; its message is a sentence for the person at the terminal. */
export class OperationProblem extends Error {
  override name = 'OperationProblem';
}
