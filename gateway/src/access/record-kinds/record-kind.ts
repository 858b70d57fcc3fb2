/** Records that are listed, created, changed, put in order and deleted on a screen. */
export type RecordKind = {
  /** As its mutations say it: `createTherapyService`, `orderTherapyServices`. */
  type: string;
  types: string;
  path: string;
  collection: string;
  /** Valid input, a new one for each caller. */
  input: () => object;
  /** What makes it invalid. */
  wrong: object;
  /** A change that is accepted. */
  change: object;
};
