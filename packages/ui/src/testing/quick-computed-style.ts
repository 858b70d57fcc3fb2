/** Elements that a browser never shows, whatever a page's styles say. */
const neverShown = new Set(['head', 'script', 'style', 'template', 'noscript', 'datalist']);

/**
 * The style of an element on a page whose only styles are attributes: enough to know what is hidden. jsdom matches the
 * element with every rule of a browser's own style sheet, for each query by role or name.
 */
export function quickComputedStyle(element: Element): CSSStyleDeclaration {
  const own = (element as HTMLElement).style ?? document.createElement('i').style;
  const computed: Record<string, string> = {
    display: isNeverShown(element) ? 'none' : own.display || 'block',
    visibility: inherited(element, 'visibility') || 'visible',
    pointerEvents: inherited(element, 'pointerEvents') || 'auto',
    opacity: own.opacity || '1',
  };
  return new Proxy(own, {
    get(_, name: string) {
      if (name === 'getPropertyValue')
        return (property: string) => computed[property] ?? own.getPropertyValue(property);
      const value = computed[name] ?? Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
}

function isNeverShown(element: Element): boolean {
  const { localName } = element;
  if (neverShown.has(localName) || element.hasAttribute('hidden')) return true;
  if (localName === 'dialog') return !element.hasAttribute('open');
  return localName === 'input' && element.getAttribute('type') === 'hidden';
}

/** Its own or, being inherited, that of the nearest element that says one. */
function inherited(element: Element, name: 'visibility' | 'pointerEvents'): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = (each as HTMLElement).style?.[name];
    if (value) return value;
  }
  return '';
}
