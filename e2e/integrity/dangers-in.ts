/** Elements that text of editors may never become. */
const refused =
  'iframe, frame, frameset, object, embed, applet, portal, base, meta[http-equiv], template, svg svg, math, foreignObject, animate, set, audio, marquee';
/** Attributes with an address that is followed or loaded. */
const addresses = [
  ...['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background', 'ping', 'lowsrc', 'dynsrc'],
  ...['xlink:href', 'srcdoc', 'data-player', 'data-video', 'imagesrcset'],
];

/**
 * What could run, load or disguise something in a page as a browser reads it: handlers, addresses that run or lead to the
 * other site, elements that no text may be, and scripts and styles with words of the tricks.
 */
export function dangersIn(page: Document): string[] {
  const all = [...page.querySelectorAll('*')];
  return [
    ...all.flatMap((element) =>
      element.getAttributeNames().filter((name) => isDanger(name, element.getAttribute(name))),
    ),
    ...all.filter((element) => element.matches(refused)).map(written),
    ...all.filter((element) => element.matches('main :is(style, script, link, form, input, textarea)')).map(written),
    ...all
      .filter((element) => element.matches('main [style]') && /evil|expression|fixed/.test(written(element)))
      .map(written),
    // What says its data as JSON may say anything.
    ...[...page.querySelectorAll('script:not([type$=json]), style')]
      .filter((element) => /run\(\)|evil\.example/.test(element.textContent ?? ''))
      .map(written),
    ...(namesOf(page) === 'title script' ? [] : [`not one title and one boot: ${namesOf(page)}`]),
  ];
}

function isDanger(name: string, value: string | null): boolean {
  if (name.startsWith('on')) return true;
  if (!addresses.includes(name)) return false;
  // As browsers read an address: without line breaks, tabs and signs in front.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones
  const address = (value ?? '').replace(/[\u0000-\u0020]/g, '').toLowerCase();
  return /^(?:javascript|data|vbscript|blob):/.test(address) || /^(?:https?:)?[\\/]{2}evil\.example/.test(address);
}

const written = (element: Element) => element.outerHTML.slice(0, 200);

const namesOf = (page: Document) =>
  [...page.querySelectorAll('#boot, title:not(svg title)')].map(({ localName }) => localName).join(' ');
