/** What can be wrong with a backup, or with making one. */
export type BackupFault =
  | 'missing'
  | 'cut-off'
  | 'not-a-backup'
  | 'wrong-key'
  | 'changed'
  | 'differs'
  | 'newer'
  | 'no-space';

/** Why a backup cannot be made, read or restored. The message is a sentence for whoever runs the product. */
export class BackupProblem extends Error {
  readonly fault: BackupFault;

  constructor(fault: BackupFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
