const name = 'admin-recent';
const maxRecent = 4;

/** Ids of the items chosen last in this browser, newest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

export function noteRecent(id: string): void {
  try {
    localStorage.setItem(
      name,
      JSON.stringify([id, ...readRecent().filter((other) => other !== id)].slice(0, maxRecent)),
    );
  } catch {}
}
