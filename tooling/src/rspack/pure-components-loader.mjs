/** What the router has for developers, and for routes with loaders, which this product has not. */
const leftOut = [
  [/^\w+\.displayName = .*$/gm, ''],
  [/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^function warning\(cond, message\) \{[\s\S]*?^\}/m, 'function warning() {}'],
  [/(\binvariant\([^;]*?),\s*(?:`[^`]*`|"[^"]*")\s*\);/g, '$1);'],
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
];

/**
 * Lets a bundle leave out unused components, which a name for developer tools beside them keeps in, and the rest of
 * `leftOut`.
 * @param {string} source
 */
export default function pureComponentsLoader(source) {
  return leftOut.reduce((text, [pattern, less]) => text.replace(pattern, less), source);
}
