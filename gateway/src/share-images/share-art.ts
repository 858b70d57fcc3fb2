/** A colour of the palette by its name, such as `pine-600`. */
export type Paint = (name: string) => string;

/**
 * The drawing of a shared page, 1200 x 630: paper-cut hills, a low sun, leaves and wooden blocks at the right, in the hand
 * of the site's drawings; at the left there is room for words.
 */
export function shareArt(paint: Paint): string {
  const pine = (shade: number) => paint(`pine-${shade}`);
  const apricot = (shade: number) => paint(`apricot-${shade}`);
  const sage = (shade: number) => paint(`sage-${shade}`);
  const wood = { pale: apricot(100), mid: apricot(200), deep: apricot(300), edge: apricot(400) };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${paint('paper')}"/>
<path d="M846-40c-86 66-152 150-148 262s66 168 84 266-10 130 34 182h420V-40Z" fill="${pine(50)}"/>
<path d="M932-40c-104 66-154 160-138 266s74 146 90 230 0 140 28 214h300V-40Z" fill="${sage(200)}"/>
<circle cx="1032" cy="166" r="84" fill="${apricot(200)}"/>
<circle cx="1032" cy="166" r="54" fill="${apricot(300)}"/>
${cloud({ x: 846, y: 96, size: 1.05, fill: paint('paper') })}
${cloud({ x: 1088, y: 216, size: 0.8, fill: paint('paper') })}
<path d="M700 520c84-86 190-116 296-74s158 22 244-34v258H690c-8-60-10-104 10-150Z" fill="${pine(200)}"/>
<path d="M486 640c120-16 168-84 300-100 84-10 158-4 226 18 80 28 158 10 228-26v118Z" fill="${sage(300)}"/>
${leaf({ x: 792, y: 566, turn: -34, size: 0.8, light: sage(400), dark: pine(300), vein: sage(200) })}
${leaf({ x: 766, y: 574, turn: -8, size: 1.06, light: pine(500), dark: pine(600), vein: sage(200) })}
${leaf({ x: 816, y: 576, turn: 22, size: 0.72, light: pine(300), dark: pine(400), vein: sage(200) })}
${leaf({ x: 732, y: 572, turn: -58, size: 0.54, light: pine(400), dark: pine(500), vein: sage(200) })}
<g transform="translate(634 106)" stroke-linejoin="round">
<ellipse cx="358" cy="468" rx="178" ry="15" fill="${pine(600)}" opacity="0.16"/>
<path d="M232 464v-62a72 72 0 0 1 144 0v62h-40v-58a32 32 0 0 0-64 0v58Z" fill="${pine(600)}"/>
<path d="M232 464v-62a72 72 0 0 1 144 0v62h-12v-62a60 60 0 0 0-120 0v62Z" fill="${pine(500)}"/>
<circle cx="304" cy="443" r="21" fill="${apricot(500)}"/>
<path d="M291 436a17 17 0 0 1 14-9" stroke="${wood.pale}" stroke-width="4" stroke-linecap="round" fill="none"/>
<rect x="392" y="360" width="108" height="104" rx="12" fill="${wood.deep}"/>
<rect x="392" y="360" width="108" height="94" rx="12" fill="${wood.mid}"/>
<path d="M446 436c-22-14-34-27-34-40 0-10 7-17 16-17 8 0 14 4 18 11 4-7 10-11 18-11 9 0 16 7 16 17 0 13-12 26-34 40Z" fill="${paint('paper')}"/>
<g transform="rotate(3 446 314)">
<rect x="402" y="270" width="88" height="88" rx="12" fill="${wood.mid}"/>
<rect x="402" y="270" width="88" height="79" rx="12" fill="${wood.pale}"/>
<circle cx="446" cy="310" r="21" fill="${pine(400)}"/>
</g>
<g transform="rotate(-4 446 240)">
<path d="M406 262l42-66 42 66Z" fill="${apricot(500)}" stroke="${apricot(500)}" stroke-width="13"/>
<path d="M448 196l42 66h-26Z" fill="${apricot(600)}" stroke="${apricot(600)}" stroke-width="13" opacity="0.5"/>
</g>
<g transform="rotate(-9 206 440)">
<rect x="174" y="408" width="64" height="66" rx="10" fill="${wood.edge}"/>
<rect x="174" y="408" width="64" height="59" rx="10" fill="${wood.deep}"/>
<path d="M206 421l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill="${paint('paper')}"/>
</g>
</g>
${leaf({ x: 1178, y: 586, turn: 14, size: 0.5, light: pine(400), dark: pine(500), vein: sage(200) })}
${leaf({ x: 1164, y: 590, turn: -22, size: 0.38, light: sage(400), dark: pine(300), vein: sage(200) })}
<g transform="translate(72 64) scale(1.75)">
<rect width="32" height="32" rx="9" fill="${pine(700)}"/>
<g fill="none" stroke="${paint('paper')}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M16 26V15"/></g>
<path d="M16 16.5c0-5 3.3-8 9-8.5.3 5.6-3 8.8-9 8.5Z" fill="${apricot(500)}"/>
<path d="M16 20c0-3.9-2.7-6.2-8.4-6.4C7.6 18.1 10.6 20.3 16 20Z" fill="${sage(200)}"/>
</g>
</svg>`;
}

function cloud({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M22 52a22 22 0 0 1 2-44 30 30 0 0 1 56-4 24 24 0 1 1 14 48Z" fill="${fill}"/>`;
}

type Leaf = { x: number; y: number; turn: number; size: number; light: string; dark: string; vein: string };

/** A folded paper leaf: two halves of one colour, a cut for the vein. */
function leaf({ x, y, turn, size, light, dark, vein }: Leaf): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
<path d="M0 0C-62-48-70-150 0-244Z" fill="${light}"/><path d="M0 0C62-48 70-150 0-244Z" fill="${dark}"/>
<path d="M0-40l-30-26M0-84l-36-30M0-130l-32-28M0-40l30-26M0-84l36-30M0-130l32-28" stroke="${vein}" stroke-width="3" stroke-linecap="round" fill="none" opacity="0.45"/>
<path d="M0 24V-206" stroke="${vein}" stroke-width="4" stroke-linecap="round" opacity="0.8"/></g>`;
}
