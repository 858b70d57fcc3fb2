import { announceHydration, type HydratedPart } from '@practice/ui/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeferredBoot, deferBoot } from './defer-boot.ts';

const options: DeferredBoot = { main: '/assets/main.js', preload: ['/assets/a.js'], start: 'idle', quietAfter: 50 };
const started = () => document.head.querySelectorAll('script[src="/assets/main.js"]').length;
/** Announces it, as an effect of React does, and ends what React was at. */
function hydrate(part: HydratedPart): void {
  announceHydration(part);
  if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
}

/** Runs it as a page does: from its source text, without access to this module. */
function run(changes: Partial<DeferredBoot> = {}): void {
  new Function('argument', `(${deferBoot.toString()})(argument)`)({ ...options, ...changes });
}

function element<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <header><a href="#alt-menu" role="button" id="menu">Menü</a><a href="#x" id="link">Bağlantı</a></header>
    <main><button id="next" type="button">İleri</button><form><input id="name"><input id="ok" type="checkbox">
    <button id="send" type="submit">Gönder</button></form><div data-live><button id="live">Tekrar</button></div></main>`;
});
afterEach(() => {
  hydrate('area');
  document.head.innerHTML = '';
  vi.useRealTimers();
});

describe('the start of the scripts', () => {
  it('comes with the first paint on interactive pages, with everything requested together', () => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    run({ start: 'now' });
    expect(started()).toBe(0);
    vi.advanceTimersByTime(40);
    expect(started()).toBe(1);
    expect(document.head.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/assets/a.js');
  });

  it('does not wait for a first paint that a background page never has', () => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    run({ start: 'now' });
    expect(started()).toBe(1);
  });

  it('waits for an idle moment after the page has loaded', () => {
    run();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(49);
    expect(started()).toBe(0);
    vi.advanceTimersByTime(200);
    expect(started()).toBe(1);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'pointermove'])(
    'comes sooner with %s',
    (name) => {
      run();
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      expect(started()).toBe(1);
    },
  );
});

describe('going back or forward in one document', () => {
  const reload = vi.fn();
  const goTo = (pathname: string, search = '') => {
    vi.stubGlobal('location', { pathname, search, reload });
    const received = vi.fn();
    addEventListener('popstate', received, { once: true });
    window.dispatchEvent(new PopStateEvent('popstate'));
    removeEventListener('popstate', received);
    return received;
  };
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { pathname: '/blog', search: '', reload });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    delete document.documentElement.dataset.leaving;
  });

  it('loads the page of that address, while this one does not respond', () => {
    run();
    hydrate('frame');
    expect(goTo('/hizmetler')).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
    expect(document.documentElement.dataset.leaving).toBe('');
  });

  it('does so for another query too, and not for an anchor', () => {
    run();
    goTo('/blog');
    expect(reload).not.toHaveBeenCalled();
    goTo('/blog', '?sayfa=2');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is the router’s affair once the page responds', () => {
    run();
    hydrate('area');
    expect(goTo('/hizmetler')).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('what happens before the page responds', () => {
  it('a press of a button is replayed once, later', () => {
    run();
    const pressed = vi.fn();
    element('#next').addEventListener('click', pressed);
    element('#next').click();
    element('#next').click();
    expect(pressed).not.toHaveBeenCalled();
    expect(started()).toBe(1);
    expect(document.documentElement.dataset.waiting).toBe('');
    hydrate('frame');
    expect(pressed).not.toHaveBeenCalled();
    hydrate('area');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset.waiting).toBeUndefined();
    element('#next').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('a press is not replayed from within the effect that says that its part responds', () => {
    run();
    const pressed = vi.fn();
    element('#menu').addEventListener('click', pressed);
    element('#menu').click();
    announceHydration('frame');
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('a press in the frame takes effect as soon as the frame responds', () => {
    run();
    const pressed = vi.fn();
    element('#menu').addEventListener('click', pressed);
    element('#menu').click();
    hydrate('frame');
    expect(pressed).toHaveBeenCalledTimes(1);
    element('#menu').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('links work by themselves', () => {
    run();
    const followed = vi.fn((event: Event) => event.defaultPrevented);
    element('#link').addEventListener('click', followed);
    element('#link').click();
    expect(followed).toHaveReturnedWith(false);
  });

  it('links to other pages are left to the browser until the page responds, those to its own parts are not', () => {
    run();
    element('#link').insertAdjacentHTML('afterend', '<a href="/blog" id="away">Blog</a>');
    const received: string[] = [];
    element('header').addEventListener('click', (event) => {
      received.push((event.target as Element).id);
      event.preventDefault();
    });
    // jsdom would say that it opens no pages.
    element('#away').addEventListener('click', (event) => event.preventDefault());
    hydrate('frame');
    element('#away').click();
    element('#link').click();
    expect(received).toEqual(['link']);
    hydrate('area');
    element('#away').click();
    expect(received).toEqual(['link', 'away']);
  });

  it('parts that the browser has rendered respond already', () => {
    run();
    const pressed = vi.fn();
    element('#live').addEventListener('click', pressed);
    hydrate('frame');
    element('#live').click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('a part whose code comes later than the page’s responds when it is announced', () => {
    run();
    element('form').setAttribute('data-deferred', '');
    const pressed = vi.fn((event: Event) => event.preventDefault());
    const typed = vi.fn();
    element('#send').addEventListener('click', pressed);
    element('#name').addEventListener('input', typed);
    hydrate('area');
    type(element('#name'), 'Ayşe');
    typed.mockClear();
    element('#send').click();
    expect(pressed).not.toHaveBeenCalled();
    element('#send').setAttribute('data-live', '');
    element('#name').setAttribute('data-live', '');
    hydrate('deferred');
    expect(typed).toHaveBeenCalledTimes(1);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset.waiting).toBeUndefined();
  });

  it('replays typed text once, with the last value', () => {
    run();
    const field = element<HTMLInputElement>('#name');
    type(field, 'Ay');
    type(field, 'Ayşe');
    const values: string[] = [];
    field.addEventListener('input', () => values.push(field.value));
    hydrate('area');
    expect(values).toEqual(['Ayşe']);
    expect(field.value).toBe('Ayşe');
  });

  it.each([
    ['as it was', (field: HTMLInputElement) => field],
    ['unticked by the scripts', (field: HTMLInputElement) => Object.assign(field, { checked: false })],
  ])('a ticked box ends up ticked when it is %s', (_how, meanwhile) => {
    run();
    const box = element<HTMLInputElement>('#ok');
    box.click();
    meanwhile(box);
    const changed = vi.fn();
    box.addEventListener('change', changed);
    hydrate('area');
    expect(box.checked).toBe(true);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('a form is sent once it can be, and not by the browser before', () => {
    run();
    const submit = vi.fn((event: Event) => event.preventDefault());
    element('form').addEventListener('submit', submit);
    element('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(submit).not.toHaveBeenCalled();
    hydrate('area');
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
