const MAX_KEPT = 300;

/** A slow function of a text that gives the same at any time: its last few hundred results stay in memory. */
export function cachedByText(run: (text: string) => string): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const result = run(text);
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, result);
    return result;
  };
}
