import type { SystemContext } from '@chakra-ui/react';
import type { CSSObject } from '@emotion/react';
import { styleWriter } from './written-styles.ts';

type Recipe = ReturnType<SystemContext['cva']>;
type Css = SystemContext['css'];

const MAX_STYLES = 5000;

/**
 * The same system, which works out a look once and not for every element that has it: a third of the time in which a page is
 * rendered or hydrated. Chakra makes the recipe of a component anew with each of its elements, so that nothing that the recipe
 * remembers is found again, and compares styles by hashing them whole.
 *
 * `css` gives the styles serialised, which Emotion takes as they are.
 */
export function memoizedSystem(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, Recipe>();
  /** Short names of the styles that recipes gave; a recipe gives the same object for the same props. */
  const names = new WeakMap<object, number>();
  const serialized = new Map<string, ReturnType<Css>>();
  const properties = new Map<string, boolean>();
  const write = styleWriter(system);
  let count = 0;

  function named(recipe: Recipe): Recipe {
    const withName = (props: Parameters<Recipe>[0]) => {
      const styles = recipe(props);
      if (!names.has(styles)) names.set(styles, ++count);
      return styles;
    };
    return Object.assign(withName, recipe) as Recipe;
  }

  function once(key: object, make: () => Recipe): Recipe {
    let recipe = recipes.get(key);
    if (!recipe) {
      recipe = named(make());
      recipes.set(key, recipe);
    }
    return recipe;
  }

  const nameOf = (styles: object | undefined) => (styles && names.get(styles)) ?? JSON.stringify(styles);

  return {
    ...system,
    cva: ((config: object = {}) => once(config, () => system.cva(config))) as SystemContext['cva'],
    getRecipeFn: (key: string, fallback?: object) => {
      const recipe = system.getRecipeFn(key, fallback);
      return once(recipe, () => recipe);
    },
    isValidProperty: (property: string) => {
      let isValid = properties.get(property);
      if (isValid === undefined) {
        isValid = system.isValidProperty(property);
        properties.set(property, isValid);
      }
      return isValid;
    },
    css: (...styles: Parameters<Css>) => {
      const key = styles.map(nameOf).join();
      let made = serialized.get(key);
      if (!made) {
        if (serialized.size >= MAX_STYLES) serialized.clear();
        made = write(system.css(...styles) as CSSObject);
        serialized.set(key, made);
      }
      return made;
    },
  };
}
