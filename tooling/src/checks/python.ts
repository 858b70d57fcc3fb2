import { findPython } from '../database/find-python.ts';
import { logProgress } from '../terminal/log.ts';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

/**
 * Installs Debian's Python when the embedded database needs one. If that fails, the error appears where Python is
 * needed.
 */
export async function providePython(): Promise<void> {
  const isThere = await findPython(process.env.PATH ?? '').then(
    () => true,
    () => false,
  );
  if (isThere || !canInstallDebianPackages()) return;
  logProgress('Installing Python from Debian for the embedded database (once) …');
  await installDebianPackages(['python3', 'python3-venv']);
}
