export type DeferredBoot = {
  /** Script that starts the shell. */
  main: string;
  /** Scripts and data (.json) that it will request; preloaded together with it when the start is triggered. */
  preload: string[];
  /**
   * `now` starts right after the first paint, on interactive pages; `idle` waits for an interaction or an idle moment, unless
   * this tab holds the draft of a form.
   */
  start: 'now' | 'idle';
  /** Milliseconds after the load event before waiting for an idle moment. */
  quietAfter: number;
};

/**
 * Runs in the page's head before anything else, as text (imported with `?text`), so it must not refer to anything outside
 * itself. Starts the shell's script, and records clicks and input in parts of the page that do not respond yet, to replay
 * them once they do. Links work without it. Going back or forward meanwhile
 * loads the page of that address.
 */
export function deferBoot({ main, preload, start, quietAfter }: DeferredBoot): void {
  type Kept = { target: HTMLElement; again: () => void };
  const root = document.documentElement;
  const reasons = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];
  const pressable = 'button, [role=button], [data-replay], input[type=submit]';
  const addressOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;
  const rendered = addressOf(location);
  let isStarted = false;
  let isFrameReady = false;
  let isAreaReady = false;
  let kept: Kept[] = [];
  const isUrgent = start === 'now' || hasDraft();

  function boot(): void {
    if (isStarted) return;
    isStarted = true;
    for (const reason of reasons) removeEventListener(reason, boot, true);
    if (!isUrgent) request(preload);
    const script = document.createElement('script');
    script.src = main;
    document.head.append(script);
  }

  // What was typed before a reload is put back by the scripts: the form must not look empty until it is touched.
  function hasDraft(): boolean {
    try {
      return Object.keys(sessionStorage).some((key) => key.endsWith('-taslagi'));
    } catch {
      return false;
    }
  }

  function request(files: string[], priority = 'auto'): void {
    for (const href of files) {
      const link = document.createElement('link');
      const isData = href.endsWith('.json');
      Object.assign(link, { rel: 'preload', as: isData ? 'fetch' : 'script', href, fetchPriority: priority });
      if (isData) link.crossOrigin = 'anonymous';
      document.head.append(link);
    }
  }

  function isWaiting(target: HTMLElement): boolean {
    if (!isFrameReady) return true;
    const pending = isAreaReady ? '[data-deferred]' : 'main';
    // `data-live`: rendered or hydrated by the browser, so it responds already.
    return target.closest(pending) !== null && target.closest('[data-live]') === null;
  }

  function keep(target: HTMLElement, again: () => void): void {
    kept = kept.filter((each) => each.target !== target);
    kept.push({ target, again });
    root.dataset.waiting = '';
    boot();
  }

  function onClick(event: MouseEvent): void {
    const pressed = event.target as Element | null;
    const target = pressed?.closest<HTMLElement>(pressable);
    if (!target && leadsElsewhere(pressed?.closest('a'))) event.stopPropagation();
    if (!target || !isWaiting(target) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    keep(target, () => target.click());
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!isWaiting(form)) return;
    event.preventDefault();
    event.stopPropagation();
    keep(form, () => form.requestSubmit());
  }

  function onInput(event: Event): void {
    const field = event.target as HTMLInputElement;
    if (!('value' in field) || !isWaiting(field)) return;
    if (field.type === 'checkbox' || field.type === 'radio') {
      const { checked } = field;
      keep(field, () => {
        if (field.checked === checked) field.checked = !checked;
        field.click();
      });
      return;
    }
    keep(field, () => typeAgain(field));
  }

  // React ignores an input event unless the value differs from the last one it saw set by script.
  function typeAgain(field: HTMLInputElement): void {
    const { value } = field;
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    field.value = '';
    setter?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }

  function onHydrated(event: Event): void {
    const part = (event as CustomEvent<string>).detail;
    isFrameReady = true;
    if (part === 'area') {
      isAreaReady = true;
      removeEventListener('popstate', onTraversal, true);
    }
    if (isAreaReady && !document.querySelector('[data-deferred]:not(:has([data-live]))')) {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      removeEventListener('input', onInput, true);
      document.removeEventListener('practice:hydrated', onHydrated);
    }
    const due = kept.filter(({ target }) => !isWaiting(target));
    kept = kept.filter((each) => !due.includes(each));
    if (kept.length === 0) delete root.dataset.waiting;
    // Not from within React's commit, where it would not hydrate a part that a press is in: the press would be the browser's.
    setTimeout(() => {
      for (const { target, again } of due) if (target.isConnected) again();
    });
  }

  // Followed by the browser: the router would hydrate this page's HTML as the next page.
  function leadsElsewhere(link: HTMLAnchorElement | null | undefined): boolean {
    return !isAreaReady && Boolean(link?.href) && addressOf(link as HTMLAnchorElement) !== rendered;
  }

  // Back and Forward between addresses of one document change the address and nothing else: the HTML of this page would
  // be hydrated as another one. Entries before a reload are such addresses, too.
  function onTraversal(event: Event): void {
    if (addressOf(location) === rendered) return;
    event.stopImmediatePropagation();
    root.dataset.leaving = '';
    location.reload();
  }

  addEventListener('popstate', onTraversal, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  document.addEventListener('practice:hydrated', onHydrated);

  for (const reason of reasons) addEventListener(reason, boot, { capture: true, passive: true });
  if (isUrgent) {
    // By script: the content security policy lets no element of the page itself load one.
    request([...preload, main], 'low');
    // After the first paint, which needs none of the scripts. A hidden page is never painted.
    if (document.hidden) boot();
    else requestAnimationFrame(() => setTimeout(boot));
    return;
  }
  addEventListener('load', () => {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(boot) : boot()), quietAfter);
  });
}
