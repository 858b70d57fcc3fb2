/**
 * Keeps a part of a page in view while the rest of it is still growing, until the user moves it; returns the end of that.
 */
export function stayAt(page: Document, selector: string): () => void {
  const scroll = () => page.querySelector(selector)?.scrollIntoView({ block: 'end', behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const stop = () => observer.disconnect();
  observer.observe(page.body);
  for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
    page.addEventListener(type, stop, { once: true });
  return stop;
}
