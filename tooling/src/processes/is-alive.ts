import { readFileSync } from 'node:fs';

/** True while a process runs. A zombie, dead but not yet collected by its parent, counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return parentOf(pid)?.state !== 'Z';
}

/** State letter and parent of a process from /proc; undefined where there is no /proc or no such process. */
export function parentOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself hold spaces and brackets.
    const [state = '', parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
