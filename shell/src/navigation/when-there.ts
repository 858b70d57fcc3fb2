/**
 * Calls `then` with the result of `find`, at once or when a DOM change makes it appear; gives up after `patience`
 * milliseconds and when the visitor scrolls. Returns a function that stops waiting.
 */
export function whenThere<T>(find: () => T | undefined, patience: number, then: (found: T) => void): () => void {
  const now = find();
  if (now !== undefined) {
    then(now);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const found = find();
    if (found === undefined) return;
    giveUp();
    then(found);
  });
  const timer = setTimeout(giveUp, patience);
  const ownScrolls = ['wheel', 'touchmove', 'keydown'];
  function giveUp() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ownScrolls) removeEventListener(type, giveUp);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ownScrolls) addEventListener(type, giveUp, { passive: true });
  return giveUp;
}
