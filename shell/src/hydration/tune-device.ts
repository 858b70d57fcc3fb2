/**
 * Runs in the page's head before anything else, as text (imported with `?text`), so it must not refer to anything outside
 * itself. Pages are the same for everybody, so the class of the device is found here: it goes to `<html data-device>`, and
 * pictures that wait until they come near get its quality (60 or 95 in place of 80) before they are loaded. Those that the
 * browser loads at once stay as they are: their loading has begun.
 */
export function tuneDevice(): void {
  type Hints = { deviceMemory?: number; connection?: { effectiveType?: string; saveData?: boolean } };
  const { deviceMemory: memory = 4, hardwareConcurrency: cores = 4, connection = {} } = navigator as Navigator & Hints;
  const isSlow = connection.saveData || /[23]g$/.test(connection.effectiveType ?? '');
  const isLow = memory <= 2 || cores <= 2 || isSlow;
  if (!isLow && (memory < 8 || cores < 8)) return;
  document.documentElement.dataset.device = isLow ? 'low' : 'high';
  const quality = isLow ? '$1-60.' : '$1-95.';

  function tune(node: Node): void {
    const picture = node.parentElement;
    if (picture?.nodeName !== 'PICTURE' || (node as HTMLImageElement).loading !== 'lazy') return;
    for (const part of picture.children) {
      for (const name of ['srcset', 'src']) {
        const addresses = part.getAttribute(name);
        if (addresses) part.setAttribute(name, addresses.replace(/(\/\d+)-80\./g, quality));
      }
    }
  }

  // The parser adds an image after the sources before it, and the browser loads it a frame later at the earliest.
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.nodeName === 'IMG') tune(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
